import type { SenseDetail, UseDetail } from '#lexicon/word-detail.ts'
import { wordCardText } from '../text/word-card.ts'

/** What is said of an entry beside its part of speech, and of each of its senses. */
export type Labels = {
  /** True of all senses. */
  readonly shared: readonly string[]
  /** What is left to say of each sense. */
  readonly own: readonly (readonly string[])[]
}

/**
 * The labels of the senses of an entry: whether it is counted, where it is at home, how it sounds.
 * That a noun is counted goes without saying, unless another sense of it is not.
 */
export function labelsOf(senses: readonly SenseDetail[]): Labels {
  const isCounted = senses.every(({ countability = 'countable' }) => countability === 'countable')
  const all = senses.map(({ countability, ...labels }) => [
    ...(countability && !isCounted ? [wordCardText.countability[countability]] : []),
    ...labelsOfUse(labels),
  ])
  const [first = []] = all
  const shared = first.filter((label) => all.every((labels) => labels.includes(label)))
  return { shared, own: all.map((labels) => labels.filter((label) => !shared.includes(label))) }
}

/** Where a use is at home, how it sounds, where it is not neutral, and whether it is learned whole. */
export function labelsOfUse({
  region,
  register,
  phrase,
}: Pick<UseDetail, 'region' | 'register' | 'phrase'>): string[] {
  return [
    ...(phrase ? [wordCardText.fixedPhrase] : []),
    ...(region ? [wordCardText.region[region]] : []),
    ...(register ? [wordCardText.register[register]] : []),
  ]
}
