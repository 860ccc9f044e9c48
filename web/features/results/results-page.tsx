import { useEffect, useLayoutEffect, useState } from 'react'
import { pageAddress, worksheetAddress } from '#contract/addresses.ts'
import { oneOf } from '#domain/field-check.ts'
import { countAnswers } from '#domain/quiz/results.ts'
import type { Slice } from '#domain/quiz/slices.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import { EarlierGames } from '../../game/earlier-games.tsx'
import { startGame } from '../../game/start-game.ts'
import { useGame } from '../../game/use-game.ts'
import { openView } from '../../game/view.ts'
import { mostNamedWords, searchOf } from '../../lexicon/word-set.ts'
import { playAgain } from '../../sets/play-set.ts'
import { useRecordProblem } from '../../storage/record/study.ts'
import { useAskedToday } from '../../study/asked-today.ts'
import { stateText } from '../../text/frame.ts'
import { directionText, gameName } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { resultsNoScript, resultsText } from '../../text/results.ts'
import { setText } from '../../text/word-set.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { historyNote } from '../../ui/history-note.ts'
import { Link } from '../../ui/link.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { UntilKnown } from '../../ui/until-known.tsx'
import { InstallHint } from './install-hint.tsx'
import { Pie } from './pie.tsx'
import styles from './results.module.css'
import { SliceToggles } from './slice-toggles.tsx'
import { SliceWords } from './slice-words.tsx'

const nothing: Slice = 2

/** The results of the last finished game. */
export default function ResultsPage() {
  const finished = useGame((state) => state.finished)
  const loading = useGame((state) => state.loading)
  const restore = useGame((state) => state.restoreResults)
  const [isLookedFor, setLookedFor] = useState(false)
  useEffect(() => {
    void restore().then(() => setLookedFor(true))
  }, [restore])

  if (finished) return <Results />
  return (
    <Page narrow>
      {loading?.problem ? (
        <Empty isProblem heading={quizText.failed} hint={quizText.failedHint(loading.problem.kind)}>
          <Button kind="primary" onClick={() => void loading.retry()}>
            {stateText.retry}
          </Button>
        </Empty>
      ) : (
        <NoGameYet isKnown={isLookedFor} />
      )}
    </Page>
  )
}

/** Until the last game has been looked for, only who is new here is told that there is none. */
function NoGameYet({ isKnown }: { readonly isKnown: boolean }) {
  return (
    <>
      <UntilKnown found={isKnown ? 'nothing' : undefined} fresh={<NoResults />}>
        <h1 tabIndex={-1}>{resultsText.title}</h1>
      </UntilKnown>
      {isKnown ? (
        <EarlierGames isNewestShown={false} />
      ) : (
        <noscript>{import.meta.env.SSR && resultsNoScript}</noscript>
      )}
    </>
  )
}

function NoResults() {
  return (
    <Empty heading={resultsText.empty} hint={resultsText.emptyHint}>
      <ButtonLink kind="primary" href={pageAddress.home}>
        {resultsText.toStart}
      </ButtonLink>
    </Empty>
  )
}

function Results() {
  const groups = useGame((state) => state.userAnswerInfo)
  const answers = useGame((state) => state.userAnswer)
  const finished = useGame((state) => state.finished)
  const recordProblem = useRecordProblem()
  const [selected, setSelected] = useKeptSlice()
  const { total, correct, wrong } = countAnswers(groups)
  const select = (slice: 0 | 1) => setSelected(selected === slice ? nothing : slice)
  const keys = answers.flat().filter((option) => option.isTrue)
  const asked = keys.map(({ id }) => id).slice(0, mostNamedWords)
  const missed = keys.filter(({ isSelection }) => !isSelection).map(({ id }) => id)
  const askedToday = useAskedToday(missed)
  if (!finished) return null
  const { plan, seconds } = finished

  return (
    <Page>
      <div>
        <h1 className={styles.score} tabIndex={-1}>
          {resultsText.score(total, correct)}
        </h1>
        <Lede>
          {gameName(plan)} · {directionText[plan.direction]} · {resultsText.duration(seconds)}
        </Lede>
      </div>
      <div className={styles.results}>
        <figure>
          <Pie groups={groups} selected={selected} onSelect={select} />
        </figure>
        <div className={styles.side}>
          <SliceToggles counts={[correct, wrong]} selected={selected} onSelect={select} />
          <SliceWords selected={selected} answers={answers} />
          {missed.length > 0 && !recordProblem && (
            <p className="small">
              <Link href={pageAddress.recall} className={styles.added}>
                {resultsText.inRecall(missed.length, askedToday)}
              </Link>
            </p>
          )}
          <div className="row">
            <Button kind="primary" onClick={() => playAgain(plan)}>
              {resultsText.newGame}
            </Button>
            {missed.length > 0 && (
              <Button
                kind="secondary"
                onClick={() => startGame({ ...plan, among: missed, count: missed.length })}
              >
                {resultsText.retryWrong}
              </Button>
            )}
            <Button kind="quiet" onClick={() => openView('review')}>
              {resultsText.toReview}
            </Button>
            <ButtonLink kind="quiet" href={worksheetAddress(searchOf(setOfWords(asked)))}>
              {setText.worksheet}
            </ButtonLink>
          </div>
        </div>
      </div>
      <InstallHint />
      <EarlierGames isNewestShown />
    </Page>
  )
}

const sliceNote = historyNote('slice', oneOf([0, 1, nothing]))

/** The selected slice; it goes with the step of the history, so that Back finds it again. */
function useKeptSlice() {
  const [selected, setSelected] = useState<Slice>(nothing)
  // Not while rendering: the painted page knows of no history.
  useLayoutEffect(() => {
    const slice = sliceNote.read()
    if (slice !== undefined) setSelected(slice)
  }, [])
  const select = (slice: Slice) => {
    sliceNote.keep(slice)
    setSelected(slice)
  }
  return [selected, select] as const
}
