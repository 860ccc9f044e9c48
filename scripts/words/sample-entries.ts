import { parseArgs } from 'node:util'
import { seededRandom, shuffleInPlace } from '#domain/random.ts'
import { type Cefr, cefrLevels } from '#domain/words/entry.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { wordDetails } from '#lexicon/word-detail.ts'
import { card } from './card.ts'

type Sample = {
  readonly levels: readonly Cefr[]
  readonly count: number
  readonly seed: number
}

/**
 * Prints entries for somebody to read, as learners see them, drawn from those of some levels; the
 * same seed draws the same ones. Whether it could.
 */
export function sampleEntries(options: readonly string[]): boolean {
  const sample = sampleOf(options)
  if (!sample) {
    console.error('sample-entries takes --levels (a1,a2), --count and --seed')
    return false
  }
  const { levels, count, seed } = sample
  const { lexicon } = loadLexicon()
  const drawable = wordDetails(lexicon).flatMap((detail) =>
    detail.entries
      .filter(({ cefr }) => cefr && levels.includes(cefr))
      .map((entry) => card(detail, [entry])),
  )
  const drawn = shuffleInPlace(drawable, seededRandom(seed)).slice(0, count)
  for (const [at, lines] of drawn.entries()) console.log(`${at + 1}. ${lines.join('\n')}\n`)
  return true
}

function sampleOf(args: readonly string[]): Sample | undefined {
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { levels: text, count: text, seed: text },
    })
    const names = (values.levels ?? cefrLevels.join(',')).toLowerCase().split(',')
    const levels = cefrLevels.filter((cefr) => names.includes(cefr.toLowerCase()))
    const [count, seed] = [Number(values.count ?? 200), Number(values.seed ?? 1)]
    const isWhole = Number.isSafeInteger(count) && Number.isSafeInteger(seed) && count > 0
    return levels.length === names.length && isWhole ? { levels, count, seed } : undefined
  } catch (error) {
    // What node says of an option that there is not.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
