import { useEffect, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import type { GamePlan } from '#domain/quiz/game.ts'
import type { Shown } from '#domain/quiz/list-index.ts'
import type { QuizOption } from '#domain/quiz/round.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import { startGame } from '../../game/start-game.ts'
import { useGame } from '../../game/use-game.ts'
import { fromReview, useRedirect } from '../../game/view.ts'
import { playAgain } from '../../sets/play-set.ts'
import { SetBar } from '../../sets/set-bar.tsx'
import { useDueCount } from '../../storage/due-forecast.ts'
import { useRecordProblem } from '../../storage/record/study.ts'
import { useAskedToday } from '../../study/asked-today.ts'
import { BackupHint } from '../../study/backup-hint.tsx'
import { endText } from '../../text/end.ts'
import { resultsText } from '../../text/results.ts'
import { reviewText } from '../../text/review.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { type NextStep, NextSteps } from '../../ui/next-steps.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { focusHeading } from '../../ui/screen.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import { AnswerTime } from './answer-time.tsx'
import { keepRecordSafe } from './keep-record-safe.ts'
import { keepRound, useKeptRound } from './kept-round.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import styles from './review.module.css'
import { ReviewRound } from './review-round.tsx'

type Filter = 'all' | 'wrong'

/** The answers of the last game, right and wrong, each option with the word it is the meaning of. */
export function Review() {
  const answers = useGame((state) => state.userAnswer)
  const finished = useGame((state) => state.finished)
  const recordProblem = useRecordProblem()
  const isGone = useRestoredResults()
  const [filter, setFilter] = useState<Filter>('all')
  const [card, setCard] = useState<CardSubject>()
  const askedToday = useAskedToday(missedIn(answers))
  useRedirect(isGone, 'home')
  useKeptRound(finished !== undefined)
  useEffect(() => {
    if (!finished) return
    focusHeading()
    void keepRecordSafe()
  }, [finished])
  if (!finished) return <QuestionSkeleton />

  const { plan } = finished
  const rounds = answers.map((options, at) => ({
    number: at + 1,
    options,
    isRight: options.some((option) => option.isTrue && option.isSelection),
    senses: shownIn(plan, options),
  }))
  const missed = rounds.filter(({ isRight }) => !isRight)
  const shown = filter === 'all' ? rounds : missed
  const isMostlyMissed = missed.length > rounds.length / 2 && !recordProblem

  return (
    <>
      <Page>
        <div className={styles.head}>
          <div>
            <h1 tabIndex={-1}>{resultsText.score(rounds.length, rounds.length - missed.length)}</h1>
            <Lede>
              {reviewText.over} {reviewText.hint}
            </Lede>
            {missed.length > 0 && !recordProblem && (
              <p>
                <Link href={pageAddress.recall} className={styles.added}>
                  {resultsText.inRecall(missed.length, askedToday)}
                </Link>
              </p>
            )}
          </div>
        </div>
        <AnswerTime />
      </Page>
      {/* Below everything, but before it in the order of the keys. */}
      <div className={styles.bar}>
        <div>
          {isMostlyMissed && (
            <ButtonLink kind="primary" href={pageAddress.recall}>
              {reviewText.recallNow}
            </ButtonLink>
          )}
          <Button kind="secondary" onClick={() => playAgain(plan)}>
            {reviewText.newGame}
          </Button>
          {rounds.length > 0 && (
            <ButtonLink
              kind={isMostlyMissed ? 'quiet' : 'primary'}
              href={pageAddress.results}
              notes={fromReview}
            >
              {reviewText.toResults}
              {!isMostlyMissed && <Icon name="next" />}
            </ButtonLink>
          )}
        </div>
      </div>
      <Page>
        <div>
          <nav aria-label={reviewText.questions}>
            <ol className={styles.jump}>
              {shown.map(({ number, isRight }) => (
                <li key={number}>
                  <JumpLink number={number} isRight={isRight} />
                </li>
              ))}
            </ol>
          </nav>
          <Segmented
            label={reviewText.filter}
            choices={[
              { value: 'all', label: reviewText.all },
              { value: 'wrong', label: reviewText.onlyWrong },
            ]}
            value={filter}
            onChange={setFilter}
          />
        </div>
        {filter === 'wrong' && shown.length > 0 && (
          <SetBar
            set={setOfWords(shown.flatMap(({ options }) => keysAmong(options)))}
            count={shown.length}
            place="inline"
          />
        )}
        <div className={styles.rounds}>
          {shown.map((round) => (
            <ReviewRound
              key={round.number}
              {...round}
              direction={plan.direction}
              onOpen={(opened) => {
                keepRound(round.number)
                setCard(opened)
              }}
            />
          ))}
          {shown.length === 0 && <p>{reviewText.noWrong}</p>}
        </div>
        <WhatNext plan={plan} missed={missedIn(answers)} />
        <BackupHint />
      </Page>
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </>
  )
}

/** What can be done after the game: what is due or was missed comes first, rest last. */
function WhatNext({
  plan,
  missed,
}: {
  readonly plan: GamePlan
  readonly missed: readonly string[]
}) {
  const [due, tomorrow] = [useDueCount(), useDueCount(1)]
  const steps: NextStep[] = [
    ...(due > 0 ? [{ title: endText.recall(due), to: pageAddress.recall }] : []),
    missed.length > 0
      ? {
          title: endText.missed,
          hint: endText.missedHint(missed.length),
          to: () => startGame({ ...plan, among: missed, count: missed.length }),
        }
      : { title: endText.newGame, to: () => playAgain(plan) },
    {
      title: endText.rest,
      hint: tomorrow > 0 ? endText.restTomorrow(tomorrow) : undefined,
      to: pageAddress.home,
    },
  ]
  return <NextSteps heading={endText.whatNext} steps={steps} />
}

// A link within the page, but without a step in the history: there Back belongs to the game.
function JumpLink({ number, isRight }: { readonly number: number; readonly isRight: boolean }) {
  const id = `soru-${number}`
  return (
    <a
      href={`#${id}`}
      data-right={isRight}
      aria-label={reviewText.jump(number, isRight)}
      onClick={(event) => {
        event.preventDefault()
        const heading = document.getElementById(id)
        heading?.closest('section')?.scrollIntoView()
        heading?.focus({ preventScroll: true })
      }}
    >
      <Icon name={isRight ? 'check' : 'cross'} small />
      {number}
    </a>
  )
}

/** Brings the results back after a reload; tells when there are none. */
function useRestoredResults(): boolean {
  const isThere = useGame((state) => state.finished !== undefined)
  const restore = useGame((state) => state.restoreResults)
  const [isGone, setGone] = useState(false)
  useEffect(() => {
    if (!isThere) void restore().then((isRestored) => setGone(!isRestored))
  }, [isThere, restore])
  return isGone && !isThere
}

/** The words that were not answered right. */
function missedIn(answers: readonly (readonly QuizOption[])[]): string[] {
  return answers
    .flat()
    .filter(({ isTrue, isSelection }) => isTrue && !isSelection)
    .map(({ id }) => id)
}

function keysAmong(options: readonly QuizOption[]): string[] {
  return options.filter(({ isTrue }) => isTrue).map(({ id }) => id)
}

// A word without a gloss was asked by definitions all the same.
function shownIn({ direction, optionText }: GamePlan, options: readonly QuizOption[]): Shown {
  const isGlossed = options.every(({ gloss }) => gloss !== '')
  return direction === 'en-tr' && optionText === 'gloss' && isGlossed ? 'gloss' : 1
}
