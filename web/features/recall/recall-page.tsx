import { useEffect, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { noonOf } from '#domain/record/local-day.ts'
import { useRecallRun } from '../../recall/use-recall-run.ts'
import { openStudyLog, useStudy } from '../../storage/record/study.ts'
import { ReloadButton, useRecordSentence } from '../../study/record-problem.tsx'
import { today } from '../../study/today.ts'
import { type Recall, useRecall } from '../../study/use-recall.ts'
import { dueText } from '../../text/due.ts'
import { stateText } from '../../text/frame.ts'
import { dayText, recallNoScript, recallText } from '../../text/recall.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { UntilKnown } from '../../ui/until-known.tsx'
import { RecallEnd } from './recall-end.tsx'
import { RecallProgress } from './recall-progress.tsx'
import { RecallQuestionScreen } from './recall-question-screen.tsx'

/** Tekrar: the words that are about to be forgotten, asked again on their day. */
export default function RecallPage() {
  const recall = useRecall({ isRun: true })
  const problem = useRecordSentence()
  if (problem) {
    return (
      <Page narrow>
        <Empty isProblem heading={dueText.title} hint={problem}>
          <div className="row">
            <ButtonLink kind="primary" href={pageAddress.home}>
              {recallText.home}
            </ButtonLink>
            <ReloadButton />
          </div>
        </Empty>
      </Page>
    )
  }
  if (recall && !recall.ok) {
    return (
      <Page narrow>
        <Empty
          isProblem
          heading={recallText.failed}
          hint={recallText.failedHint(recall.problem.kind)}
        >
          <Button kind="primary" onClick={() => location.reload()}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    )
  }
  if (!recall) return <Preparing />
  return <RecallRuns recall={recall.value} />
}

function Preparing() {
  const rebuilt = useStudy((state) => state.rebuilt)
  useEffect(() => void openStudyLog(), [])
  return (
    <Page narrow>
      <noscript>{import.meta.env.SSR && recallNoScript}</noscript>
      <UntilKnown found={undefined} fresh={<Nothing hint={recallText.nothingYet} />}>
        <h1 tabIndex={-1}>{dueText.title}</h1>
        <p role="status">
          {rebuilt === undefined
            ? recallText.preparing
            : recallText.rebuilding(Math.floor(rebuilt * 100))}
        </p>
        <LoadingDots />
      </UntilKnown>
    </Page>
  )
}

/** One run after the other, as the learner asks for them. */
function RecallRuns({ recall }: { readonly recall: Recall }) {
  const [run, setRun] = useState<{ readonly number: number; readonly again?: readonly string[] }>({
    number: 1,
  })
  return (
    <RecallRunScreen
      key={run.number}
      recall={recall}
      again={run.again}
      onAgain={(again) => setRun({ number: run.number + 1, ...(again && { again }) })}
    />
  )
}

function RecallRunScreen({
  recall,
  again,
  onAgain,
}: {
  readonly recall: Recall
  readonly again: readonly string[] | undefined
  readonly onAgain: (again?: readonly string[]) => void
}) {
  const run = useRecallRun(recall, again)
  const [wasEmpty] = useState(!again && recall.queue.today.length === 0)
  const { onScreen } = run
  if (onScreen.phase === 'over') {
    return wasEmpty ? (
      <NothingDue recall={recall} />
    ) : (
      <RecallEnd recall={recall} run={run} onAgain={onAgain} />
    )
  }
  const { word, number, kind } = onScreen.question
  return (
    <>
      <RecallProgress left={run.left} share={run.share} />
      <RecallQuestionScreen
        key={`${number} ${word.sense} ${kind}`}
        question={onScreen.question}
        run={run}
      />
    </>
  )
}

function NothingDue({ recall }: { readonly recall: Recall }) {
  const { next } = recall.queue
  const hint = next
    ? recallText.nothingDue(dayText(noonOf(next.day), next.day - today()), next.count)
    : recallText.nothingYet
  return (
    <Page narrow>
      <Nothing hint={hint} />
    </Page>
  )
}

function Nothing({ hint }: { readonly hint: string }) {
  return (
    <Empty heading={recallText.nothing} hint={hint}>
      <div className="row">
        <ButtonLink kind="primary" href={pageAddress.learn}>
          {recallText.learnWords}
        </ButtonLink>
        <ButtonLink kind="secondary" href={pageAddress.home}>
          {recallText.newGame}
        </ButtonLink>
      </div>
    </Empty>
  )
}
