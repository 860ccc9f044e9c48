import { wordCardText } from '../text/word-card.ts'
import styles from './example-pair.module.css'
import { MarkedSentence } from './marked-sentence.tsx'
import { Speaker } from './speaker.tsx'

/**
 * An example in both languages, the word marked in each; the English one can be heard. Of a word of
 * the learner's own one or both may be missing.
 */
export function ExamplePair({
  example,
  words,
  glosses,
}: {
  readonly example: { readonly en: string; readonly tr: string }
  /** Forms of the word, as they may stand in the English sentence. */
  readonly words: readonly string[]
  readonly glosses: readonly string[]
}) {
  if (example.en === '') return null
  return (
    <div className={styles.pair}>
      <blockquote className={styles.example}>
        <MarkedSentence sentence={example.en} words={words} language="en" />
        {example.tr !== '' && (
          <MarkedSentence sentence={example.tr} words={glosses} language="tr" />
        )}
      </blockquote>
      <Speaker text={example.en} label={wordCardText.listenToExample} className={styles.speaker} />
    </div>
  )
}
