import { pageAddress } from '#contract/addresses.ts'
import {
  mostSharedWords,
  readList,
  type SharedList,
  type SharedListProblem,
  writtenList,
} from '#domain/export/shared-list.ts'
import type { Result } from '#domain/result.ts'

/** The longest link, in letters: what is longer is cut off by some who pass it on. */
export const mostLinkLetters = 8000
/** What a link may hold when it is unpacked: many times what it takes to write such a list. */
const mostBytes = 100_000

export type LinkProblem = 'empty' | 'too-many-words' | 'too-long'

/**
 * The link that carries `list` in its fragment, which browsers keep to themselves: no server gets to
 * know the words.
 *
 * @param origin of the site, *https://example.org*.
 */
export async function linkToList(
  list: SharedList,
  origin: string,
): Promise<Result<string, LinkProblem>> {
  if (list.words.length === 0) return { ok: false, problem: 'empty' }
  if (list.words.length > mostSharedWords) return { ok: false, problem: 'too-many-words' }
  const written = new TextEncoder().encode(writtenList(list))
  // Words that are much like each other make a short link that nobody would unpack.
  if (written.length > mostBytes) return { ok: false, problem: 'too-long' }
  const packed = await throughStream(
    written,
    new CompressionStream('deflate-raw'),
    Number.POSITIVE_INFINITY,
  )
  const link = `${origin}${pageAddress.sharedList}#${base64Of(packed ?? new Uint8Array())}`
  return link.length > mostLinkLetters
    ? { ok: false, problem: 'too-long' }
    : { ok: true, value: link }
}

/**
 * The list that a link carries.
 *
 * @param fragment what stands behind the `#` of the link; whoever wrote it may mean harm, so nothing
 *   of it is unpacked beyond what a list can need.
 */
export async function listOfLink(fragment: string): Promise<Result<SharedList, SharedListProblem>> {
  const broken = { ok: false, problem: 'broken' } as const
  if (fragment.length > mostLinkLetters) return broken
  const packed = bytesOf(fragment)
  const bytes =
    packed && (await throughStream(packed, new DecompressionStream('deflate-raw'), mostBytes))
  const text = bytes && textOf(bytes)
  if (text === undefined) return broken
  const read = readList(text)
  return typeof read === 'string' ? { ok: false, problem: read } : { ok: true, value: read }
}

/** What a stream makes of `bytes`; `undefined` where it cannot, or would make more than `most`. */
async function throughStream(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) break
      length += value.length
      if (length > most) {
        await reader.cancel()
        return undefined
      }
      parts.push(value)
    }
  } catch (error) {
    // Streams say so where the bytes are not what they unpack.
    if (error instanceof TypeError) return undefined
    throw error
  }
  const whole = new Uint8Array(length)
  let from = 0
  for (const part of parts) {
    whole.set(part, from)
    from += part.length
  }
  return whole
}

function textOf(bytes: Uint8Array<ArrayBuffer>): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Base64 with the signs that addresses keep as they are (RFC 4648, section 5). */
function base64Of(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

function bytesOf(written: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(written) || written.length % 4 === 1) return undefined
  const letters = atob(written.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
}
