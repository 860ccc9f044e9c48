import { useState } from 'react'
import { Link } from 'wouter'
import { wordAddress } from '#contract/addresses.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { loadCorrectedWord, quizEntryOf } from '../../lexicon/word-details.ts'
import { AddToList } from '../../lists/add-to-list.tsx'
import type { RecallQuestion } from '../../recall/recall-question.ts'
import { useStudy } from '../../storage/record/study.ts'
import { whenAsked } from '../../study/when-asked.ts'
import { partText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import styles from './missed-words.module.css'
import { useLoaded } from './word-answer.tsx'

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
      <AddToList
        words={{
          count: questions.length,
          load: async () => questions.map(({ word }) => word.sense),
        }}
      />
    </section>
  )
}

function MissedWord({ question: { word, list } }: { readonly question: RecallQuestion }) {
  const { sense } = word
  const place = list?.places.get(sense)
  const [loading] = useState(() => loadCorrectedWord(slugOfSense(sense)))
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
        <b lang="en">{entry.word}</b> <i>{partText(entry)}</i>
        <small>{entry.gloss}</small>
      </span>
      <span className={styles.when}>{whenAsked(now)}</span>
    </Link>
  )
}
