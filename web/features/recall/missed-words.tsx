import { useState } from 'react'
import { Link } from 'wouter'
import { wordAddress } from '#contract/addresses.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { loadWord, quizEntryOf } from '../../lexicon/word-details.ts'
import type { RecallQuestion } from '../../recall/recall-question.ts'
import { useStudy } from '../../storage/record/study.ts'
import { whenAsked } from '../../study/when-asked.ts'
import { partOfSpeechText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import styles from './missed-words.module.css'
import { useLoaded } from './use-loaded.ts'

/** The words that were missed, each with its meaning and when it comes back. */
export function MissedWords({ questions }: { readonly questions: readonly RecallQuestion[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{recallText.missed(questions.length)}</h2>
      <ul className={styles.rows}>
        {questions.map((question) => (
          <li key={question.word.sense}>
            <MissedWord question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function MissedWord({ question: { word, list } }: { readonly question: RecallQuestion }) {
  const { sense } = word
  const place = list?.places.get(sense)
  const [loading] = useState(() => loadWord(slugOfSense(sense)))
  const loaded = useLoaded(loading)
  const now = useStudy(({ words }) => words.find((one) => one.sense === sense))
  const entry =
    list && place !== undefined
      ? entryAt(list.index, place)
      : loaded?.ok
        ? quizEntryOf(loaded.value, sense)
        : undefined
  if (!entry) return null
  return (
    <Link href={wordAddress(slugOfSense(sense))} className={styles.row ?? ''}>
      <span>
        <b lang="en">{entry.word}</b> <i>{partOfSpeechText[entry.partOfSpeech]}</i>
        <small>{entry.gloss}</small>
      </span>
      <span className={styles.when}>{whenAsked(now)}</span>
    </Link>
  )
}
