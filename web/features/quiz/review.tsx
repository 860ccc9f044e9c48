import { useEffect, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import type { GamePlan } from '#domain/quiz/game.ts'
import type { Shown } from '#domain/quiz/list-index.ts'
import type { QuizOption } from '#domain/quiz/round.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import { useGame } from '../../game/use-game.ts'
import { fromReview, useRedirect } from '../../game/view.ts'
import { playAgain } from '../../sets/play-set.ts'
import { SetBar } from '../../sets/set-bar.tsx'
import { gameName } from '../../text/lists.ts'
import { reviewText } from '../../text/quiz.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { focusHeading } from '../../ui/screen.tsx'
import { Segmented } from '../../ui/segmented.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import { keepRound, useKeptRound } from './kept-round.ts'
import { QuestionSkeleton } from './question-skeleton.tsx'
import styles from './review.module.css'
import { ReviewRound } from './review-round.tsx'

type Filter = 'all' | 'wrong'

/** The answers of the last game, right and wrong, each option with the word it is the meaning of. */
export function Review() {
  const answers = useGame((state) => state.userAnswer)
  const finished = useGame((state) => state.finished)
  const isGone = useRestoredResults()
  const [filter, setFilter] = useState<Filter>('all')
  const [card, setCard] = useState<CardSubject>()
  useRedirect(isGone, 'home')
  useKeptRound(finished !== undefined)
  useEffect(() => {
    if (finished) focusHeading()
  }, [finished])
  if (!finished) return <QuestionSkeleton />

  const { plan } = finished
  const rounds = answers.map((options, at) => ({
    number: at + 1,
    options,
    isRight: options.some((option) => option.isTrue && option.isSelection),
    senses: shownIn(plan, options),
  }))
  const shown = filter === 'all' ? rounds : rounds.filter(({ isRight }) => !isRight)

  return (
    <>
      <Page>
        <div className={styles.head}>
          <h1 tabIndex={-1}>{reviewText.title}</h1>
          <Lede>
            {reviewText.summary(rounds.length, gameName(plan))} {reviewText.hint}
          </Lede>
        </div>
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
      </Page>
      <div className={styles.bar}>
        <div>
          <Button kind="secondary" onClick={() => playAgain(plan)}>
            {reviewText.newGame}
          </Button>
          {rounds.length > 0 && (
            <ButtonLink kind="primary" href={pageAddress.results} notes={fromReview}>
              {reviewText.toResults}
              <Icon name="next" />
            </ButtonLink>
          )}
        </div>
      </div>
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </>
  )
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

function keysAmong(options: readonly QuizOption[]): string[] {
  return options.filter(({ isTrue }) => isTrue).map(({ id }) => id)
}

// A word without a gloss was asked by definitions all the same.
function shownIn({ direction, optionText }: GamePlan, options: readonly QuizOption[]): Shown {
  const isGlossed = options.every(({ gloss }) => gloss !== '')
  return direction === 'en-tr' && optionText === 'gloss' && isGlossed ? 'gloss' : 1
}
