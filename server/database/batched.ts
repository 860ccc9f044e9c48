import { setImmediate } from 'node:timers/promises'

/**
 * Makes one piece of work of many: what comes while one is under way goes into the next, so that a
 * crowd waits for a few writes to the disk rather than for one each. Each caller learns how the
 * piece ended that its own item was in.
 *
 * @param most items in one piece.
 */
export function batched<Item>(
  work: (items: readonly Item[]) => Promise<void>,
  most: number,
): (item: Item) => Promise<void> {
  type Waiting = { readonly item: Item; readonly settle: (error: unknown) => void }
  const waiting: Waiting[] = []
  let isWorking = false

  async function workThrough() {
    isWorking = true
    while (waiting.length > 0) {
      // What has arrived meanwhile comes along: SQLite's writes let nothing in while they last.
      await setImmediate()
      const now = waiting.splice(0, most)
      const error = await work(now.map(({ item }) => item)).then(
        () => undefined,
        (error: unknown) => error ?? new Error('Failed without saying why'),
      )
      for (const { settle } of now) settle(error)
    }
    isWorking = false
  }

  return (item) =>
    new Promise((resolve, reject) => {
      waiting.push({
        item,
        settle: (error) => (error === undefined ? resolve() : reject(error)),
      })
      if (!isWorking) void workThrough()
    })
}
