import { type ReactNode, useEffect, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { type Period, periods } from '#domain/progress/per-period.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { EarlierGames } from '../../game/earlier-games.tsx'
import { useWordTable } from '../../lexicon/use-word-table.ts'
import { useRecordProblem, useStudy } from '../../storage/record/study.ts'
import { BackupHint } from '../../study/backup-hint.tsx'
import { RecordProblem } from '../../study/record-problem.tsx'
import { stateText } from '../../text/frame.ts'
import { progressText } from '../../text/progress.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { UntilKnown } from '../../ui/until-known.tsx'
import { Calendar } from './calendar.tsx'
import { ConfusedPairs } from './confused-pairs.tsx'
import { Facts } from './facts.tsx'
import { followProgress, type ProgressState } from './follow-progress.ts'
import { ForecastChart } from './forecast-chart.tsx'
import { HardWords } from './hard-words.tsx'
import { LevelChart } from './level-chart.tsx'
import styles from './progress.module.css'
import { RetentionChart } from './retention-chart.tsx'

/** İlerleme: what the learning record comes to. */
export default function ProgressPage() {
  const [state, setState] = useState<ProgressState>({ kind: 'waiting', share: undefined })
  const [period, setPeriod] = useState<Period>('month')
  const problem = useRecordProblem()
  useEffect(() => followProgress(setState), [])

  const progress = state.kind === 'known' ? state.progress : undefined
  const isKnown = state.kind !== 'waiting'
  const share = isKnown ? undefined : state.share
  const absence = absenceOf(state, problem)
  // One heading through all states: the focus may be on it.
  return (
    <div className={styles.progress}>
      <Page>
        <div className={styles.top}>
          <h1 tabIndex={-1}>{progressText.title}</h1>
          {!absence && (
            <UntilKnown found={isKnown ? 'something' : undefined}>
              <div className={styles.period}>
                <Segmented
                  label={progressText.period}
                  isLabelShown={false}
                  choices={periods.map((value) => ({ value, label: progressText.periods[value] }))}
                  value={period}
                  onChange={setPeriod}
                />
              </div>
              <Status progress={progress} share={share} />
            </UntilKnown>
          )}
        </div>
        {absence ? (
          <div className={styles.absence}>{absence}</div>
        ) : (
          <>
            <RecordProblem />
            <noscript>{progressText.noScript}</noscript>
            <UntilKnown
              found={isKnown ? 'something' : undefined}
              fresh={
                <div className={styles.absence}>
                  <NoAnswers />
                </div>
              }
            >
              <Figures progress={progress} period={period} />
            </UntilKnown>
          </>
        )}
        {(progress || absence) && <EarlierGames isNewestShown={false} />}
      </Page>
    </div>
  )
}

/** What stands in the place of the figures, where there are none to come. */
function absenceOf(
  state: ProgressState,
  problem: ReturnType<typeof useRecordProblem>,
): ReactNode | undefined {
  // A device without room left still shows what it has.
  if (problem && problem !== 'full') {
    return (
      <>
        <RecordProblem />
        <ButtonLink kind="primary" href={pageAddress.home}>
          {progressText.toStart}
        </ButtonLink>
      </>
    )
  }
  if (state.kind === 'failed') {
    return (
      <Empty isProblem level={2} heading={progressText.failed} hint={progressText.failedHint}>
        <Button kind="primary" onClick={() => location.reload()}>
          {stateText.reload}
        </Button>
      </Empty>
    )
  }
  if (state.kind === 'known' && state.progress.answers === 0) return <NoAnswers />
  return undefined
}

function NoAnswers() {
  return (
    <Empty level={2} heading={progressText.empty} hint={progressText.emptyHint}>
      <ButtonLink kind="primary" href={pageAddress.home}>
        {progressText.toStart}
      </ButtonLink>
    </Empty>
  )
}

/** All figures; as long as they are not known, the room for them. */
function Figures({
  progress,
  period,
}: {
  readonly progress: Progress | undefined
  readonly period: Period
}) {
  const table = useWordTable()
  return (
    <>
      <Facts progress={progress} />
      <div className={styles.panels} aria-busy={progress === undefined}>
        <HardWords words={progress?.hard[period]} period={period} table={table} />
        <ConfusedPairs pairs={progress?.confused[period]} table={table} />
        <Calendar weeks={progress?.calendar} daysWorked={progress?.daysWorked} period={period} />
        <RetentionChart retention={progress?.retention} rate={progress?.recallRate[period]} />
        <ForecastChart counts={progress?.forecast} today={progress?.today ?? 0} />
        <LevelChart levels={progress && (progress.levels?.[period] ?? 'missing')} />
      </div>
      {progress && <BackupHint />}
    </>
  )
}

/** What it is being derived from, or how far that has come. */
function Status({
  progress,
  share,
}: {
  readonly progress: Progress | undefined
  readonly share: number | undefined
}) {
  const rebuilt = useStudy((state) => state.rebuilt)
  const isOpening = useStudy(({ status }) => status !== 'closed')
  const isWaiting = progress === undefined
  return (
    <div className={styles.status} data-waiting={isWaiting && isOpening ? '' : undefined}>
      {isWaiting && isOpening && <LoadingDots />}
      <p className="small muted" role="status">
        {progress && progressText.derivedFrom(progress.answers, progress.gone)}
        {isWaiting && isOpening && progressText.reading(rebuilt ?? share)}
      </p>
    </div>
  )
}
