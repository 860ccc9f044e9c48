import { wordCardText } from '../text/word-card.ts'
import styles from './example-pair.module.css'
import { MarkedSentence } from './marked-sentence.tsx'
import { Speaker } from './speaker.tsx'

/** An example in both languages, the word marked in each; the English one can be heard. */
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
  return (
    <div className={styles.pair}>
      <blockquote className={styles.example}>
        <MarkedSentence sentence={example.en} words={words} language="en" />
        <MarkedSentence sentence={example.tr} words={glosses} language="tr" />
      </blockquote>
      <Speaker text={example.en} label={wordCardText.listenToExample} className={styles.speaker} />
    </div>
  )
}
