import { Decompress } from 'fzstd'
import { mostUnpackedBytes } from './unzip.ts'

/** A file packed by zstd, unpacked; `too-large` or `undefined` as `unzip` has it. */
export function unzstd(packed: Uint8Array): Uint8Array | 'too-large' | undefined {
  if (windowBytes(packed) > mostUnpackedBytes) return 'too-large'
  const parts: Uint8Array[] = []
  let size = 0
  let isTooLarge = false
  const stream = new Decompress((part) => {
    size += part.length
    isTooLarge = size > mostUnpackedBytes
    // Thrown through the library: there is no other way to stop it.
    if (isTooLarge) throw new RangeError('unpacks to too much')
    parts.push(part)
  })
  try {
    stream.push(packed, true)
  } catch {
    return isTooLarge ? 'too-large' : undefined
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

/**
 * The room that a frame asks for before anything of it is unpacked (RFC 8878, 3.1.1.1); nothing where
 * it is no frame.
 */
function windowBytes(packed: Uint8Array): number {
  const view = new DataView(packed.buffer, packed.byteOffset, Math.min(packed.byteLength, 18))
  if (view.byteLength < 18 || view.getUint32(0, true) !== 0xfd2fb528) return 0
  const descriptor = view.getUint8(4)
  const isSingleSegment = (descriptor & 32) !== 0
  if (!isSingleSegment) {
    const written = view.getUint8(5)
    const base = 2 ** (10 + (written >> 3))
    return base + (base / 8) * (written & 7)
  }
  const dictionaryBytes = [0, 1, 2, 4][descriptor & 3] ?? 0
  const at = 5 + dictionaryBytes
  const sizes = [
    () => view.getUint8(at),
    () => view.getUint16(at, true) + 256,
    () => view.getUint32(at, true),
    () => Number(view.getBigUint64(at, true)),
  ]
  return sizes[descriptor >> 6]?.() ?? 0
}
