import { useEffect, useState } from 'react'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { entryOfSense, formsOf, loadWord } from '../lexicon/word-details.ts'
import { answerText } from '../text/review.ts'
import { Icon } from '../ui/icon.tsx'
import styles from './answer-panel.module.css'
import { MarkedSentence } from './marked-sentence.tsx'
import { WithEnglish } from './with-english.tsx'

/**
 * What an answer teaches: the right word, the one that was picked for it, and a line that tells the
 * two apart; where nobody has written one, the right word in a sentence.
 *
 * @param given `undefined` before the answer, when only what it will need is loaded; `picked` is
 *   the target itself after a right one, and `undefined` for *Bilmiyorum*.
 */
export function AnswerPanel({
  target,
  given,
}: {
  readonly target: WordEntry
  readonly given: { readonly picked: WordEntry | undefined } | undefined
}) {
  const detail = useDetail(target.id)
  if (!given) return null
  const { picked } = given
  const wrong = picked?.id === target.id ? undefined : picked
  return (
    <div className={styles.panel}>
      <p className="sr">{picked?.id === target.id ? answerText.wasRight : answerText.wasWrong}.</p>
      <p className={styles.right}>
        <Icon name="check" />
        <Meaning label={answerText.right} entry={target} />
      </p>
      {wrong && (
        <p className={styles.wrong}>
          <Icon name="cross" />
          <Meaning label={answerText.picked} entry={wrong} />
        </p>
      )}
      {detail && <Contrast detail={detail} target={target} wrong={wrong} />}
    </div>
  )
}

function Meaning({ label, entry }: { readonly label: string; readonly entry: WordEntry }) {
  return (
    <span>
      <span className="sr">{label}: </span>
      <b lang="en">{entry.word}</b> {entry.gloss}
    </span>
  )
}

function Contrast({
  detail,
  target,
  wrong,
}: {
  readonly detail: WordDetail
  readonly target: WordEntry
  readonly wrong: WordEntry | undefined
}) {
  const pair = wrong && detail.confusables?.find(({ word }) => word === wrong.word)
  if (pair) {
    return (
      <p className={`${styles.contrast} ${styles.pair}`}>
        <WithEnglish sentence={pair.hintTr} words={[target.word, pair.word]} />
      </p>
    )
  }
  const entry = entryOfSense(detail, target.id)
  const example = entry?.senses[0]?.example
  if (!example?.en) return null
  return (
    <p className={styles.contrast}>
      <MarkedSentence sentence={example.en} words={formsOf(target.word, entry)} language="en" />
    </p>
  )
}

/** What the lexicon says of the word of a sense; `undefined` until it comes, or where it does not. */
function useDetail(sense: string): WordDetail | undefined {
  const [loaded, setLoaded] = useState<WordDetail>()
  useEffect(() => {
    let isWanted = true
    void loadWord(slugOfSense(sense)).then((word) => {
      if (isWanted && word.ok) setLoaded(word.value)
    })
    return () => {
      isWanted = false
    }
  }, [sense])
  return loaded
}
