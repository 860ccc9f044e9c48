import { useEffect, useRef } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { firmnessOf, nextDay, type StudiedWord } from '#domain/record/studied-word.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { recordErasure, recordWish } from '../../storage/record/changes.ts'
import { openStudyLog, recordUndo, useRecordProblem, useStudy } from '../../storage/record/study.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { today } from '../../study/today.ts'
import { type KnownRecall, useRecall } from '../../study/use-recall.ts'
import { partText } from '../../text/lists.ts'
import { firmnessText } from '../../text/word-card.ts'
import { wordPageText } from '../../text/word-page.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { showToast } from '../../ui/toast.tsx'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import styles from './word-page.module.css'

/** What the learning record knows of a word, and what can be done about it, for each of its entries. */
export function WordMemory({ detail }: { readonly detail: WordDetail }) {
  const problem = useRecordProblem()
  const recall = useRecall()
  useEffect(() => void openStudyLog(), [])
  if (problem) return <RecordProblem />
  // Without a meaning to recall (a, an, the) there is nothing to repeat.
  const entries = detail.entries.filter(({ senses: [first] }) => first?.gloss.length)
  return (
    <section className={styles.memories} aria-label={wordPageText.memory}>
      {entries.map((entry) => (
        <EntryMemory
          key={entry.partOfSpeech}
          headword={detail.headword}
          entry={entry}
          isNamed={entries.length > 1}
          recall={recall}
        />
      ))}
    </section>
  )
}

function EntryMemory({
  headword,
  entry,
  isNamed,
  recall,
}: {
  readonly headword: string
  readonly entry: EntryDetail
  readonly isNamed: boolean
  readonly recall: KnownRecall
}) {
  const sense = entry.senses[0]?.id ?? ''
  const word = useStudy(({ words }) => words.find((studied) => studied.sense === sense))
  const retention = usePreferences((preferences) => preferences.desiredRetention)
  const line = useRef<HTMLDivElement>(null)
  const asked = recall?.ok ? recall.value.queue.today : []
  const isToday = asked.some((studied) => studied.sense === sense)
  const keep = async (task: Promise<string | undefined>, said: string) => {
    const round = await task
    if (round === undefined) {
      showToast({ text: wordPageText.notKept, icon: 'warning', isAlert: true })
      return
    }
    const action = { label: wordPageText.undo, run: () => void recordUndo(round) }
    showToast({ text: said, action })
    // The button that was pressed may be gone.
    line.current?.focus({ preventScroll: true })
  }
  return (
    // Until the record is read, the line keeps its place.
    <div ref={line} className={styles.memory} data-ready={recall ? '' : undefined} tabIndex={-1}>
      <p>
        <MemoryDots firmness={firmnessOf(word)} />
        <span>
          {isNamed && <i>{partText(entry)} · </i>}
          <b>{withTurkishCapital(firmnessText[firmnessOf(word)])}</b> ·{' '}
          {isToday ? wordPageText.due : whenText(word, retention)}
        </span>
      </p>
      <div className="row">
        {isToday ? (
          <ButtonLink kind="secondary" small href={pageAddress.recall}>
            {wordPageText.toRecall}
          </ButtonLink>
        ) : (
          <Button
            kind="secondary"
            small
            onClick={() =>
              void keep(recordWish(sense, entry.list ?? ''), wordPageText.added(headword))
            }
          >
            <Icon name="again" small />
            {wordPageText.studyToday}
          </Button>
        )}
        {word && (
          <Button
            kind="quiet"
            small
            onClick={() => void keep(recordErasure(sense), wordPageText.forgotten(headword))}
          >
            {wordPageText.forget}
          </Button>
        )}
      </div>
    </div>
  )
}

/** When Tekrar asks a word next that it does not ask today. */
function whenText(word: StudiedWord | undefined, retention: number): string {
  if (!word?.isStudied) return wordPageText.notStudied
  if (word.taughtDay === undefined) return wordPageText.waiting
  const day = today()
  const days = nextDay(word, retention, day) - day
  // Due, but beyond the limit of the day.
  if (days < 1) return wordPageText.waiting
  return days === 1 ? wordPageText.tomorrow : wordPageText.next(days)
}
