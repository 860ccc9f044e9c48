import type { Result } from '#domain/result.ts'

/** The most bytes of a file of text, and of an Anki package. */
export const mostBytes = { text: 32 * 2 ** 20, package: 128 * 2 ** 20 } as const

/**
 * The text of a file in whatever it was written in: UTF-8 and UTF-16 with or without their mark,
 * else windows-1254, in which Excel has long saved Turkish. `binary` where it is no text.
 */
export async function readTextFile(
  file: Blob,
  onShare: (share: number) => void,
): Promise<Result<string, 'too-large' | 'binary'>> {
  if (file.size > mostBytes.text) return { ok: false, problem: 'too-large' }
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  const encoding = encodingOf(start)
  if (!encoding) return { ok: false, problem: 'binary' }
  const text = await decoded(file, encoding, onShare)
  // What is no UTF-8 after all was written by an older program.
  return { ok: true, value: text ?? (await decoded(file, 'windows-1254', onShare)) ?? '' }
}

/** Whether a file seems to hold words to be imported: a table or a text, or a package of Anki. */
export async function mayHoldWords(file: File): Promise<boolean> {
  if (/\.(?:apkg|colpkg)$/i.test(file.name)) return true
  const isCalledText = /\.(?:csv|tsv|txt)$/i.test(file.name) || file.type.startsWith('text/')
  const start = new Uint8Array(await file.slice(0, 4096).arrayBuffer())
  return isCalledText && start.length > 0 && encodingOf(start) !== undefined
}

function encodingOf(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | undefined {
  const [first, second] = start
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Every other byte of Latin letters in UTF-16 is nothing, and no other text has such a byte.
  const nothingAt = (parity: number) =>
    start.reduce((count, byte, at) => count + Number(byte === 0 && at % 2 === parity), 0)
  const [even, odd] = [nothingAt(0), nothingAt(1)]
  if (even + odd === 0) return 'utf-8'
  if (odd > start.length / 8 && even < odd / 8) return 'utf-16le'
  if (even > start.length / 8 && odd < even / 8) return 'utf-16be'
  return undefined
}

async function decoded(
  file: Blob,
  encoding: string,
  onShare: (share: number) => void,
): Promise<string | undefined> {
  const decoder = new TextDecoder(encoding, { fatal: encoding === 'utf-8' })
  const parts: string[] = []
  let bytes = 0
  try {
    for await (const chunk of chunksOf(file)) {
      parts.push(decoder.decode(chunk, { stream: true }))
      bytes += chunk.length
      onShare(bytes / file.size)
    }
    parts.push(decoder.decode())
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
  return parts.join('')
}

// Not every browser can go through a stream by `for await`.
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const size = 2 ** 20
  for (let from = 0; from < file.size; from += size) {
    yield new Uint8Array(await file.slice(from, from + size).arrayBuffer())
  }
}
