import { setImmediate } from 'node:timers/promises'

/**
 * Makes one piece of work of many: what comes while one is under way goes into the next, so that a
 * crowd waits for a few writes to the disk rather than for one each. Each caller gets the outcome
 * of its own item, or learns that the piece failed that it was in.
 *
 * @param work gives an outcome for each item, in their order.
 * @param most items in one piece.
 */
export function batched<Item, Outcome>(
  work: (items: readonly Item[]) => Promise<readonly Outcome[]>,
  most: number,
): (item: Item) => Promise<Outcome> {
  type Waiting = {
    readonly item: Item
    readonly resolve: (outcome: Outcome) => void
    readonly reject: (error: unknown) => void
  }
  const waiting: Waiting[] = []
  let isWorking = false

  async function workThrough() {
    isWorking = true
    while (waiting.length > 0) {
      // What has arrived meanwhile comes along: SQLite's writes let nothing in while they last.
      await setImmediate()
      const now = waiting.splice(0, most)
      try {
        const outcomes = await work(now.map(({ item }) => item))
        for (const [at, { resolve }] of now.entries()) resolve(outcomes[at] as Outcome)
      } catch (error) {
        for (const { reject } of now) reject(error)
      }
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject })
      if (!isWorking) void workThrough()
    })
}
