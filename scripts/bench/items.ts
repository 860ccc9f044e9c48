import { drawItem } from '#domain/quiz/draw-item.ts'
import { indexList } from '#domain/quiz/list-index.ts'
import { randomBelow, seededRandom } from '#domain/random.ts'
import type { WordEntry } from '#domain/words/entry.ts'

const sizes = [330, 100_000]
const roundsOfTiming = 15
const itemsPerRound = 100_000

/**
 * Items per second at several list sizes, measured in turns in one run; the ratio tells whether
 * drawing depends on the size of the list.
 */
export function run(): void {
  const lists = sizes.map((size) => ({ size, index: indexList(syntheticList(size)), best: 0 }))
  for (let round = 0; round < roundsOfTiming; round += 1) {
    for (const list of lists) {
      const random = seededRandom(round)
      const started = performance.now()
      for (let count = 0; count < itemsPerRound; count += 1) {
        drawItem(list.index, randomBelow(list.size, random), random)
      }
      const perSecond = itemsPerRound / ((performance.now() - started) / 1000)
      list.best = Math.max(list.best, perSecond)
    }
  }
  for (const { size, best } of lists) {
    console.log(`${size} words: ${Math.round(best).toLocaleString('en')} items a second`)
  }
  const [small, large] = lists.map((list) => list.best)
  console.log(`ratio ${((small ?? 0) / (large ?? 1)).toFixed(2)}`)
}

/** A list with the proportions of the real ones: parts of speech, lengths, fields, near words, lures. */
function syntheticList(size: number): WordEntry[] {
  const random = seededRandom(size)
  const pick = <Value>(values: readonly Value[]) =>
    values[randomBelow(values.length, random)] as Value
  const syllables = 'ka le mi nu pe ra si tu vo ye zı çö bü de fa gi ho jü ma ne'.split(' ')
  const text = () =>
    Array.from({ length: 3 + randomBelow(5, random) }, () =>
      Array.from({ length: 2 + randomBelow(3, random) }, () => pick(syllables)).join(''),
    ).join(' ')
  return Array.from({ length: size }, (_, place) => ({
    id: `word${place}.n.1`,
    word: `word${place}`,
    wordInfo: 'a definition',
    turkish: [text()],
    gloss: 'karşılık',
    partOfSpeech: pick(['noun', 'noun', 'verb', 'adjective'] as const),
    cefr: pick(['B1', 'B2', 'B2', 'C1', 'C1', 'C2'] as const),
    fields: [`field${randomBelow(60, random)}`],
    area: `area${randomBelow(14, random)}`,
    ipa: { uk: '', us: '' },
    never: Array.from({ length: 4 }, () => randomBelow(size, random)).filter((at) => at > place),
    lures: [5, 1, 1].map((count) => Array.from({ length: count }, () => randomBelow(size, random))),
  }))
}
