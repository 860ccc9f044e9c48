import { unzipSync } from 'fflate'

// A collection of a hundred thousand notes is a third of it.
export const mostUnpackedBytes = 128 * 2 ** 20

/**
 * Those of the files of a zip that are wanted, unpacked; `too-large` where one would be larger than
 * any collection is, `undefined` where it is no zip or a broken one.
 */
export function unzip(
  zipped: Uint8Array,
  wanted: readonly string[],
): ReadonlyMap<string, Uint8Array> | 'too-large' | undefined {
  let isTooLarge = false
  try {
    const files = unzipSync(zipped, {
      filter: ({ name, originalSize }) => {
        if (!wanted.includes(name)) return false
        // It is unpacked into as much room as it says that it needs, and no more.
        if (originalSize > mostUnpackedBytes) isTooLarge = true
        return !isTooLarge
      },
    })
    return isTooLarge ? 'too-large' : new Map(Object.entries(files))
  } catch {
    // Whatever it stumbles over, the file is no sound zip; there is nothing here but that.
    return undefined
  }
}
