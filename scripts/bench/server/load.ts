// A client that costs less than any server: it sends the same bytes on many connections and counts
// the answers, which are all of one length unless it asks for different things. Told what to do by the process that started it.

import { once } from 'node:events'
import { connect } from 'node:net'

export type Load = {
  readonly port: number
  /** Head and body; `########` in it becomes a number that no other request has… */
  readonly request: string
  /** …or one of these, in turn. */
  readonly words?: readonly string[]
  readonly status: number
  readonly connections: number
  readonly milliseconds: number
  /** The first number. */
  readonly from: number
}

export type LoadFigures = {
  readonly answers: number
  readonly perSecond: number
  readonly medianMs: number
  readonly p99Ms: number
}

const placeholder = '########'

process.on('message', async (load: Load) => {
  process.send?.(await run(load))
})

async function run({ port, request, words, status, connections, milliseconds, from }: Load) {
  const times: number[] = []
  let number = from
  const startedAt = performance.now()
  const endAt = startedAt + milliseconds

  const filling = (at: number) =>
    words ? (words[at % words.length] ?? '') : String(at).padStart(8, '0')

  async function talk() {
    const socket = connect(port, '127.0.0.1')
    socket.setNoDelay(true)
    await once(socket, 'connect')
    let sentAt = 0
    let expected = 0
    let received = 0
    let head = ''
    const send = () => {
      sentAt = performance.now()
      const text = request.replace(placeholder, () => filling(number++))
      socket.write(text)
    }
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject)
      socket.on('close', resolve)
      socket.on('data', (chunk: Buffer) => {
        if (received === 0 && !chunk.subarray(0, 12).equals(Buffer.from(`HTTP/1.1 ${status}`))) {
          reject(new Error(`Not ${status}: ${chunk.subarray(0, 400)}`))
          return
        }
        received += chunk.length
        if (expected === 0) {
          head += chunk.toString('latin1')
          expected = lengthOf(head)
        }
        if (expected === 0 || received < expected) return
        received = 0
        if (words) {
          expected = 0
          head = ''
        }
        const now = performance.now()
        times.push(now - sentAt)
        if (now < endAt) send()
        else socket.end()
      })
      send()
    })
  }

  await Promise.all(Array.from({ length: connections }, talk))
  const seconds = (performance.now() - startedAt) / 1000
  times.sort((a, b) => a - b)
  const figures: LoadFigures = {
    answers: times.length,
    perSecond: times.length / seconds,
    medianMs: times[Math.floor(times.length / 2)] ?? 0,
    p99Ms: times[Math.floor(times.length * 0.99)] ?? 0,
  }
  return figures
}

/** The length of an answer that begins with `text`; 0 while its head is not whole. */
function lengthOf(text: string): number {
  const headEnd = text.indexOf('\r\n\r\n')
  if (headEnd < 0) return 0
  const [, length = '0'] = /^content-length: (\d+)/im.exec(text) ?? []
  return headEnd + 4 + Number(length)
}
