import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import { cefrLevels, type WordEntry } from '#domain/words/entry.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { partText } from '../text/lists.ts'
import { questionText } from '../text/question.ts'
import { ExamplePair } from './example-pair.tsx'
import { SenseUsage } from './sense-usage.tsx'
import { labelsOf } from './word-labels.ts'
import styles from './word-meaning.module.css'

/**
 * What a word means where it is taught or its answer shown: its glosses large, the Turkish
 * definition, from B2 on the English one under it, an example pair, how it is used.
 *
 * @param senses those on its card, the one asked for first; none while that is not there, when only
 *   what the question itself knows is shown.
 * @param forms the word's own, as they may stand in a sentence.
 */
export function WordMeaning({
  entry,
  senses,
  forms = [],
}: {
  readonly entry: WordEntry
  readonly senses: readonly SenseDetail[]
  readonly forms?: readonly string[]
}) {
  const [first] = senses
  const words = [entry.word, ...forms]
  const { shared, own } = labelsOf(senses)
  const labels = [...shared, ...(own[0] ?? [])]
  const readsEnglish = cefrLevels.indexOf(entry.cefr ?? 'A1') >= cefrLevels.indexOf('B2')
  const definition = first?.definitionTr ?? entry.turkish[0] ?? ''
  return (
    <>
      <p className="muted small">
        <i>{partText(entry)}</i>
        {labels.map((label) => ` · ${label}`)}
        {senses.length > 1 && ` · ${questionText.senses(senses.length)}`}
      </p>
      <p className={styles.gloss}>{first ? first.gloss.join(', ') : entry.gloss}</p>
      {definition !== '' && <p>{withTurkishCapital(definition)}</p>}
      {first && (
        <>
          {readsEnglish && first.definition !== '' && (
            <p className="muted" lang="en">
              {first.definition}
            </p>
          )}
          <ExamplePair example={first.example} words={words} glosses={first.gloss} />
          <SenseUsage sense={first} words={words} />
        </>
      )}
    </>
  )
}
