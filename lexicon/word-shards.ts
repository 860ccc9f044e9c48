import { brotliCompressSync, constants } from 'node:zlib'
import type { WordDetail, WordShard } from './word-detail.ts'

/** What loading one word's card may cost, compressed. */
export const mostShardBytes = 70_000

/**
 * The words by the letters that their slugs begin with: by the first, and where those together are
 * over `mostBytes` by as many more as it takes.
 *
 * A word is in the shard of the longest beginning that its slug has.
 */
export function wordShards(
  details: readonly WordDetail[],
  mostBytes = mostShardBytes,
): ReadonlyMap<string, WordShard> {
  return new Map(parts(details, 1, mostBytes))
}

function parts(
  details: readonly WordDetail[],
  letters: number,
  mostBytes: number,
): [beginning: string, shard: WordShard][] {
  const groups = [...Map.groupBy(details, ({ slug }) => slug.slice(0, letters))]
  return groups.flatMap(([beginning, words]): [string, WordShard][] => {
    const shard = Object.fromEntries(words.map((word) => [word.slug, word]))
    const isWhole = words.length === 1 || compressedBytes(shard) <= mostBytes
    return isWhole ? [[beginning, shard]] : parts(words, letters + 1, mostBytes)
  })
}

// Not as hard as what is served, so that it is a little more than that, and five times as quick.
function compressedBytes(shard: WordShard): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9 }
  return brotliCompressSync(JSON.stringify(shard), { params }).length
}
