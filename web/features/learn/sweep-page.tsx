import { useEffect, useState } from 'react'
import { learnAddress, pageAddress } from '#contract/addresses.ts'
import { type Sweep, sweepState, sweepWith } from '#domain/learning/sweep.ts'
import { oneOfEachWord } from '#domain/learning/word-picks.ts'
import type { Result } from '#domain/result.ts'
import { type LearningSet, useLearningSet } from '../../learning/learning-set.ts'
import { newSession } from '../../learning/prepare-session.ts'
import { startLearning } from '../../learning/start-learning.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { namedSense } from '../../lexicon/named-sense.ts'
import { isNotAsked } from '../../lexicon/own-lexicon.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { loadWordsOf } from '../../lexicon/words-of-senses.ts'
import { sweepRecord } from '../../storage/learning-sessions.ts'
import { stateText } from '../../text/frame.ts'
import { learnText, sweepText } from '../../text/learn.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { Page } from '../../ui/page.tsx'
import { endNote } from './end-note.ts'
import { Preparing } from './preparing.tsx'
import { Redirect } from './redirect.tsx'
import { SweepScreen } from './sweep-screen.tsx'

/** Tarama: words of a set, each said to be known or not, to find out which ones to learn. */
export default function SweepPage() {
  const search = useAddressSearch()
  const [isPainted, setPainted] = useState(true)
  useEffect(() => setPainted(false), [])
  if (isPainted) return <Preparing title={sweepText.title} noScript />
  if (search === '') return <Redirect to={pageAddress.learn} />
  return <SweepSet key={search} search={search} />
}

function SweepSet({ search }: { readonly search: string }) {
  const set = useLearningSet(search)
  if (set === 'loading') return <Preparing title={sweepText.title} />
  if ('problem' in set)
    return <NotLoaded hint={loadingHint[set.problem.kind]} onRetry={set.retry} />
  return <PreparedSweep search={search} set={set} />
}

type Prepared = { readonly sweep: Sweep; readonly words: LoadedWords }

function PreparedSweep({ search, set }: { readonly search: string; readonly set: LearningSet }) {
  // What is left of the set when the sweep begins: it does not change while it goes on.
  const [asked, setAsked] = useState(() => ({ sweep: sweepFor(search, set) }))
  const [prepared, setPrepared] = useState<Result<Prepared, LoadProblem> | 'learning'>()
  useEffect(() => {
    let isWanted = true
    const { sweep } = asked
    void loadWordsOf(sweep.senses).then((loaded) => {
      if (!isWanted) return
      setPrepared(loaded.ok ? { ok: true, value: { sweep, words: loaded.value } } : loaded)
    })
    return () => {
      isWanted = false
    }
  }, [asked])
  if (asked.sweep.senses.length === 0) return <AllSwept search={search} />
  if (prepared === undefined || prepared === 'learning')
    return <Preparing title={sweepText.title} />
  if (!prepared.ok) {
    const retry = () => {
      setPrepared(undefined)
      setAsked({ ...asked })
    }
    return <NotLoaded hint={learnText.failedHint(prepared.problem.kind)} onRetry={retry} />
  }
  const learn = async (senses: readonly string[], count: number) => {
    setPrepared('learning')
    const { session } = await newSession(senses, count)
    if (session.senses.length > 0) startLearning(search, session)
    goTo(learnAddress(search))
  }
  return (
    <SweepScreen
      search={search}
      set={set}
      sweep={prepared.value.sweep}
      words={prepared.value.words}
      onLearn={(senses, count) => void learn(senses, count)}
    />
  )
}

function NotLoaded({ hint, onRetry }: { readonly hint: string; readonly onRetry: () => void }) {
  return (
    <Page narrow>
      <Empty isProblem heading={learnText.failed} hint={hint}>
        <Button kind="primary" onClick={onRetry}>
          {stateText.retry}
        </Button>
      </Empty>
    </Page>
  )
}

function AllSwept({ search }: { readonly search: string }) {
  return (
    <Page narrow>
      <Empty heading={sweepText.allSwept} hint={sweepText.allSweptHint}>
        <ButtonLink kind="primary" href={learnAddress(search)}>
          {learnText.title}
        </ButtonLink>
      </Empty>
    </Page>
  )
}

// A list of the learner's own may be longer than the whole lexicon; what is left comes next.
const mostSwept = 3000

/** The sweep that lies on the device, with what the lexicon still has of it, or a new one. */
function sweepFor(search: string, { seen, table }: LearningSet): Sweep {
  const stored = sweepRecord(search).read()
  if (stored.ok && stored.value && !stored.value.isClosed) {
    const { senses, steps, seed, version } = stored.value
    const kept = sweepWith(
      { senses, steps, seed },
      (sense) => namedSense(table, sense) !== undefined && !isNotAsked(sense),
    )
    const isOpen = sweepState(kept).turn !== undefined
    if (isOpen || endNote.read() === version) return kept
  }
  return {
    senses: oneOfEachWord(seen.unswept).slice(0, mostSwept),
    steps: [],
    seed: Math.floor(Math.random() * 2 ** 31),
  }
}
