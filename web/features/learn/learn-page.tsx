import { useEffect, useEffectEvent, useState } from 'react'
import { learnAddress, pageAddress, sweepAddress } from '#contract/addresses.ts'
import { learningState } from '#domain/learning/learning-session.ts'
import { wordCounts } from '#domain/learning/word-picks.ts'
import { type LearningSet, useLearningSet } from '../../learning/learning-set.ts'
import {
  newSession,
  type PreparedSession,
  refreshedSession,
  resumedSession,
} from '../../learning/prepare-session.ts'
import { startLearning } from '../../learning/start-learning.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { useOwnLexicon } from '../../lexicon/own-lexicon.ts'
import { keepLearnedSet } from '../../storage/learned-set.ts'
import {
  lastLearningSearch,
  learningRecord,
  openLearningSearch,
} from '../../storage/learning-sessions.ts'
import { stateText } from '../../text/frame.ts'
import { learnText } from '../../text/learn.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { setText } from '../../text/word-set.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { Page } from '../../ui/page.tsx'
import { UntilKnown } from '../../ui/until-known.tsx'
import { ChooseSet } from './choose-set.tsx'
import { endNote } from './end-note.ts'
import { LearningScreen } from './learning-screen.tsx'
import { Preparing } from './preparing.tsx'
import { Redirect } from './redirect.tsx'
import { StartLearning } from './start-learning.tsx'

/** Öğren: words of a set, taught and asked until they are known. */
export default function LearnPage() {
  const search = useAddressSearch()
  const [isPainted, setPainted] = useState(true)
  useEffect(() => setPainted(false), [])
  if (search !== '') {
    return isPainted ? (
      <Preparing title={learnText.title} />
    ) : (
      <LearnSet key={search} search={search} />
    )
  }
  const open = isPainted ? undefined : openLearningSearch()
  if (open) return <Redirect to={learnAddress(open)} />
  return (
    <UntilKnown found={isPainted ? undefined : 'nothing'} fresh={<ChooseSet />}>
      <Preparing title={learnText.title} noScript />
    </UntilKnown>
  )
}

function LearnSet({ search }: { readonly search: string }) {
  const set = useLearningSet(search)
  if (set === 'loading') return <Preparing title={learnText.title} />
  if ('problem' in set) {
    return (
      <Page narrow>
        <Empty isProblem heading={learnText.failed} hint={loadingHint[set.problem.kind]}>
          <Button kind="primary" onClick={set.retry}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    )
  }
  if (set.senses.length === 0) return <EmptySet isListGone={set.isListGone} />
  return <Session search={search} set={set} />
}

function EmptySet({ isListGone }: { readonly isListGone: boolean }) {
  return (
    <Page narrow>
      <Empty
        heading={isListGone ? setText.listGone : learnText.empty}
        hint={isListGone ? setText.listGoneHint : learnText.emptyHint}
      >
        <ButtonLink kind="primary" href={pageAddress.words}>
          {learnText.toWords}
        </ButtonLink>
      </Empty>
    </Page>
  )
}

type Stage =
  | { readonly kind: 'start' | 'preparing' | 'none-here' }
  | { readonly kind: 'failed'; readonly problem: LoadProblem }
  | { readonly kind: 'running'; readonly prepared: PreparedSession }

/** From the choice of how many, or from where one was, to the end, and on to the next. */
function Session({ search, set }: { readonly search: string; readonly set: LearningSet }) {
  const [stage, setStage] = useState<Stage>(() =>
    keptSession(search) ? { kind: 'preparing' } : { kind: 'start' },
  )
  const [asked, setAsked] = useState({ search })
  // What lies on the device is gone on with at once.
  useEffect(() => {
    const kept = keptSession(asked.search)
    if (!kept) return
    let isWanted = true
    void resumedSession(kept).then((resumed) => {
      if (!isWanted) return
      if (!resumed.ok) return setStage({ kind: 'failed', problem: resumed.problem })
      const prepared = resumed.value
      const hasWords = prepared.session.senses.length > 0
      setStage(hasWords ? { kind: 'running', prepared } : { kind: 'start' })
    })
    return () => {
      isWanted = false
    }
  }, [asked])

  useRefreshed(stage, setStage)
  useKeptSet(search, set, stage.kind === 'running')

  const begin = async (senses: readonly string[], count: number) => {
    setStage({ kind: 'preparing' })
    const prepared = await newSession(senses, count)
    if (prepared.session.senses.length === 0) {
      setStage({ kind: 'none-here' })
      return
    }
    startLearning(search, prepared.session)
    setStage({ kind: 'running', prepared })
  }

  switch (stage.kind) {
    case 'preparing':
      return <Preparing title={learnText.title} />
    case 'failed':
    case 'none-here': {
      const isNew = stage.kind === 'none-here'
      const retry = () => {
        setStage({ kind: isNew ? 'start' : 'preparing' })
        setAsked({ search })
      }
      return (
        <Page narrow>
          <Empty
            isProblem
            heading={isNew ? learnText.noneHere : learnText.failed}
            hint={
              stage.kind === 'failed'
                ? learnText.failedHint(stage.problem.kind)
                : learnText.noneHereHint
            }
          >
            <Button kind="primary" onClick={retry}>
              {stateText.retry}
            </Button>
          </Empty>
        </Page>
      )
    }
    case 'running':
      return (
        <LearningScreen
          key={stage.prepared.session.senses.join()}
          search={search}
          set={set}
          prepared={stage.prepared}
          onBegin={(senses, count) => void begin(senses, count)}
        />
      )
    case 'start':
      return (
        <StartLearning
          set={set}
          search={search}
          onStart={(senses, count) => void begin(senses, count)}
          onSweep={() => goTo(sweepAddress(search))}
        />
      )
  }
}

/** Keeps for home how far one is with a set that is learned from. */
function useKeptSet(search: string, { name, senses, seen }: LearningSet, isRunning: boolean) {
  useEffect(() => {
    if (!isRunning && lastLearningSearch() !== search) return
    const counts = wordCounts(senses, seen)
    keepLearnedSet({ search, name, seen: counts.seen, words: counts.words })
  }, [isRunning, search, name, senses, seen])
}

/** Brings a session that goes on up to date when own words, or corrections, have changed. */
function useRefreshed(stage: Stage, onStage: (change: (stage: Stage) => Stage) => void) {
  const own = useOwnLexicon()
  const refresh = useEffectEvent(async () => {
    if (stage.kind !== 'running') return
    const { prepared } = stage
    const refreshed = await refreshedSession(prepared)
    onStage((now) =>
      now.kind === 'running' && now.prepared === prepared ? { ...now, prepared: refreshed } : now,
    )
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: only with what has changed
  useEffect(() => void refresh(), [own])
}

/** The session on a set that is to be gone on with, or whose end is to be seen again. */
function keptSession(search: string) {
  const stored = learningRecord(search).read()
  if (!stored.ok || !stored.value) return undefined
  const { senses, steps, version } = stored.value
  const session = { senses, steps }
  const isOpen = learningState(session).turn !== undefined
  return isOpen || endNote.read() === version ? session : undefined
}
