import type { WordEntry } from '#domain/entry.ts'
import { withTurkishCapital } from '#domain/turkish-text.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { partOfSpeechText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import { ExamplePair } from '../../vocabulary/example-pair.tsx'
import styles from './recall.module.css'

/** A word as Tekrar needs it: its quiz entry, and its senses where the detail part is there. */
export type RecallWord = { readonly entry: WordEntry; readonly senses: readonly SenseDetail[] }

/** The meaning of a word: its glosses large, the Turkish definition, an example pair. */
export function WordAnswer({
  word: { entry, senses },
  ref,
}: {
  readonly word: RecallWord
  readonly ref?: React.Ref<HTMLDivElement>
}) {
  const [first] = senses
  return (
    <div ref={ref} className={styles.answer} tabIndex={-1}>
      <p className="muted small">
        <i>{partOfSpeechText[entry.partOfSpeech]}</i>
        {senses.length > 1 && ` · ${recallText.senses(senses.length)}`}
      </p>
      <p className={styles.gloss}>{first ? first.gloss.join(', ') : entry.gloss}</p>
      <p>{withTurkishCapital(first?.definitionTr ?? entry.turkish[0] ?? '')}</p>
      {first && <ExamplePair example={first.example} words={[entry.word]} glosses={first.gloss} />}
    </div>
  )
}
