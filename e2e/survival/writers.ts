import { readGlosses } from '#server/messages/human-check.ts'

/** Clients that write messages without pause. */
export type Writers = {
  /** Ids that the server acknowledged. */
  readonly acknowledged: readonly string[]
  /** Answers that were neither a message stored nor a clean refusal for now. */
  readonly unclean: readonly string[]
  /** How many were refused for now. */
  readonly refused: () => number
  readonly stop: () => Promise<void>
}

/** @param origin where the server is just now; `undefined` while it is nowhere. */
export async function startWriters(
  count: number,
  origin: () => string | undefined,
): Promise<Writers> {
  const humanCheck = await rightAnswer()
  const acknowledged: string[] = []
  const unclean: string[] = []
  let refused = 0
  let isStopped = false

  async function write(writer: number) {
    for (let number = 0; !isStopped; number += 1) {
      const address = origin()
      if (address === undefined) {
        await nextTurn()
        continue
      }
      const message = `Mesaj ${writer}.${number}`
      const response = await send(`${address}/api/contact`, {
        email: `yazar${writer}@example.com`,
        message,
        humanCheck,
      })
      if (response === undefined) await nextTurn()
      else if (response.status === 201) acknowledged.push(response.body.id)
      else if (response.status === 503 && response.body.kind === 'storage') refused += 1
      else unclean.push(`${response.status} ${JSON.stringify(response.body)}`)
    }
  }

  const all = Promise.all(Array.from({ length: count }, (_, writer) => write(writer)))
  return {
    acknowledged,
    unclean,
    refused: () => refused,
    stop: async () => {
      isStopped = true
      await all
    },
  }
}

/** A question of the contact card with its right answer. */
export async function rightAnswer(): Promise<{ word: string; answer: string }> {
  const glosses = await readGlosses(new URL('../../lexicon/dist/glosses.json', import.meta.url))
  const [word = '', [answer = ''] = []] = Object.entries(glosses)[0] ?? []
  return { word, answer }
}

type Answer = { readonly status: number; readonly body: { id: string; kind?: string } }

/** `undefined` where the connection broke: then nobody knows whether it was stored. */
async function send(url: string, body: object): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: JSON.parse(text) }
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 10))
}
