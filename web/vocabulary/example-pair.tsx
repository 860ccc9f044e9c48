import { markedExample } from '#domain/text/marked-example.ts'
import styles from './example-pair.module.css'

/** An example in both languages, the word marked in each. */
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
    <blockquote className={styles.example}>
      <Sentence sentence={example.en} words={words} language="en" />
      <Sentence sentence={example.tr} words={glosses} language="tr" />
    </blockquote>
  )
}

function Sentence({
  sentence,
  words,
  language,
}: {
  readonly sentence: string
  readonly words: readonly string[]
  readonly language: 'en' | 'tr'
}) {
  return (
    <span lang={language} className={language === 'tr' ? styles.turkish : undefined}>
      {markedExample(sentence, words, language).map(({ text, isMarked }) =>
        isMarked ? <b key={text}>{text}</b> : text,
      )}
    </span>
  )
}
