import { markedExample } from '#domain/text/marked-example.ts'
import styles from './marked-sentence.module.css'

/** A sentence or a phrase in which the word that it is about is marked. */
export function MarkedSentence({
  sentence,
  words,
  language,
}: {
  readonly sentence: string
  /** What to mark, in any form: the first of these that is found. */
  readonly words: readonly string[]
  readonly language: 'en' | 'tr'
}) {
  return (
    <span lang={language} className={styles.sentence}>
      {markedExample(sentence, words, language).map(({ text, isMarked }) =>
        isMarked ? <b key={text}>{text}</b> : text,
      )}
    </span>
  )
}
