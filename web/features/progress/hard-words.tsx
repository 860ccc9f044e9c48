import { useState } from 'react'
import { learnAddress, wordAddress, wordsAddress } from '#contract/addresses.ts'
import type { HardWord } from '#domain/progress/hard-words.ts'
import type { Period } from '#domain/progress/per-period.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import type { KnownTable } from '../../lexicon/use-word-table.ts'
import { searchOf } from '../../lexicon/word-set.ts'
import { partText } from '../../text/lists.ts'
import { progressText } from '../../text/progress.ts'
import { setText } from '../../text/word-set.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { goTo } from '../../ui/history-note.ts'
import { Link } from '../../ui/link.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { TooEarly } from './too-early.tsx'
import styles from './word-rows.module.css'

const shownWords = 5
const mostAtOnce = 10

/**
 * The words that were missed most, with what can be done about them.
 *
 * @param words `undefined` while they are not known.
 * @param table where they have their names; `undefined` while it is on its way.
 */
export function HardWords({
  words,
  period,
  table,
}: {
  readonly words: readonly HardWord[] | undefined
  readonly period: Period
  readonly table: KnownTable
}) {
  const named =
    typeof table === 'object'
      ? words?.flatMap((word) => {
          const sense = namedSense(table, word.sense)
          return sense ? [{ ...word, ...sense }] : []
        })
      : undefined
  const search = searchOf(setOfWords(named?.map(({ sense }) => sense) ?? []))
  return (
    <ChartPanel heading={progressText.hard} note={progressText.hardNote[period]}>
      <div className={styles.body}>
        {table === 'failed' && <p className="small muted">{progressText.namesMissing}</p>}
        {named?.length === 0 && (
          <TooEarly heading={progressText.noneHard} hint={progressText.noneHardHint} />
        )}
        {named && named.length > 0 && (
          <>
            <ul className={styles.rows}>
              {named
                .slice(0, shownWords)
                .map(({ sense, word, slug, partOfSpeech, glosses, misses, answers }) => (
                  <li key={sense}>
                    <span>
                      <Link href={wordAddress(slug)} lang="en">
                        {word}
                      </Link>{' '}
                      <i className="small muted">{partText({ partOfSpeech })}</i>
                      <small className="muted">{glosses.join(', ')}</small>
                    </span>
                    <span className={styles.numbers}>
                      <b>{progressText.misses(misses)}</b>
                      <small className="muted">{progressText.inAnswers(answers)}</small>
                    </span>
                  </li>
                ))}
            </ul>
            <div className="row">
              <Learn search={search} senses={named.map(({ sense }) => sense)} />
              <ButtonLink kind="quiet" href={wordsAddress(search)}>
                {progressText.allHard(named.length)}
              </ButtonLink>
            </div>
          </>
        )}
      </div>
    </ChartPanel>
  )
}

/** Begins with the hardest of the words at once: all of them have been seen. */
function Learn({
  search,
  senses,
}: {
  readonly search: string
  readonly senses: readonly string[]
}) {
  const [isBusy, setBusy] = useState(false)
  const learn = async () => {
    if (isBusy) return
    setBusy(true)
    const { layOutLearning } = await import('../../learning/start-learning.ts')
    await layOutLearning(search, senses, mostAtOnce)
    // Where nothing could be laid out, the screen says why.
    goTo(learnAddress(search))
  }
  return (
    <Button kind="primary" aria-busy={isBusy} onClick={() => void learn()}>
      {setText.learn}
    </Button>
  )
}
