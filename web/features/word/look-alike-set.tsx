import { setOfWords } from '#domain/search/word-set.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { SetBar } from '../../sets/set-bar.tsx'

/** What can be done with a word and those that it is taken for; nothing where there are none. */
export function LookAlikeSet({
  detail: { slug, confusables = [] },
}: {
  readonly detail: WordDetail
}) {
  const others = confusables.flatMap((other) => (other.slug === undefined ? [] : [other.slug]))
  const set = setOfWords([slug, ...others])
  const { length } = set.words
  return length < 2 ? null : <SetBar set={set} count={length} place="inline" />
}
