import { useState } from 'react'
import { wordAddress } from '#contract/addresses.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { namedSense } from '../lexicon/named-sense.ts'
import { loadWordTable } from '../lexicon/word-table.ts'
import { answersOfRun } from '../storage/record/changes.ts'
import { dateFormat } from '../text/date-format.ts'
import { resultsText } from '../text/results.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import styles from './earlier-game.module.css'

type Opened = { readonly answers: readonly AnswerRecord[]; readonly table: WordTable } | 'failed'

/** A finished game in a line, which opens with its questions: the learning record has them. */
export function EarlierGame({
  id,
  line,
  finishedAt,
}: {
  readonly id: string
  readonly line: string
  readonly finishedAt: number
}) {
  const [opened, setOpened] = useState<Opened>()
  const open = async () => {
    const [answers, table] = await Promise.all([answersOfRun(id), loadWordTable()])
    setOpened(answers && table.ok ? { answers, table: table.value } : 'failed')
  }
  return (
    <details
      className={styles.game}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open && typeof opened !== 'object') void open()
      }}
    >
      <summary>
        <span>{line}</span>
        <time className="muted" dateTime={new Date(finishedAt).toISOString()}>
          {momentText(finishedAt)}
        </time>
      </summary>
      {opened === 'failed' && <p role="alert">{resultsText.earlierFailed}</p>}
      {typeof opened === 'object' && <Questions {...opened} />}
    </details>
  )
}

const momentText = dateFormat({ dateStyle: 'long', timeStyle: 'short' })

function Questions({ answers, table }: Exclude<Opened, 'failed'>) {
  // A game of before there was a record.
  if (answers.length === 0) return <p className="muted">{resultsText.earlierEmpty}</p>
  return (
    <ol className={styles.questions}>
      {answers.map(({ id, sense, chosen, grade }) => {
        const isRight = grade !== 'again'
        return (
          <li key={id} data-right={isRight}>
            <Icon name={isRight ? 'check' : 'cross'} small />
            <span>
              <span className="sr">
                {isRight ? resultsText.labels[0] : resultsText.labels[1]}:{' '}
              </span>
              <Named table={table} sense={sense} />
              {!isRight && (
                <small className="muted">
                  {chosen === null ? (
                    resultsText.notKnown
                  ) : (
                    <>
                      {resultsText.picked} <Named table={table} sense={chosen} />
                    </>
                  )}
                </small>
              )}
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function Named({ table, sense }: { readonly table: WordTable; readonly sense: string }) {
  const named = namedSense(table, sense)
  if (!named) return <span lang="en">{slugOfSense(sense)}</span>
  return (
    <>
      <Link href={wordAddress(named.slug)} lang="en">
        {named.word}
      </Link>{' '}
      {named.glosses.join(', ')}
    </>
  )
}
