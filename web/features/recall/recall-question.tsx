import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { RecallStep } from '#domain/recall/recall-session.ts'
import type { Memory } from '#domain/record/memory.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { type LoadedWord, loadWord, quizEntryOf } from '../../lexicon/word-details.ts'
import type { LoadedList } from '../../lexicon/word-lists.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { today } from '../../study/today.ts'
import type { Recall } from '../../study/use-recall-queue.ts'
import { stateText } from '../../text/frame.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import spread from '../../ui/spread.module.css'
import { useKeys } from '../../ui/use-keys.ts'
import { Level, Pronunciation, sayWord } from '../../vocabulary/pronunciation.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { BigWord, StageTop, TallStage } from '../../vocabulary/stage.tsx'
import { ChoiceQuestion } from './choice-question.tsx'
import styles from './recall.module.css'
import { ShownQuestion } from './shown-question.tsx'
import { TaughtWord } from './taught-word.tsx'
import { TypedQuestion } from './typed-question.tsx'
import type { RecallRun } from './use-recall-session.ts'
import { type RecallWord, useLoaded, useSenses } from './word-answer.tsx'

type Asked = { readonly step: RecallStep; readonly recall: Recall; readonly run: RecallRun }

/** A word on its stage, and beside it the way in which it is taught or asked. */
export function RecallQuestion({ step, recall, run }: Asked) {
  const load = () => loadWord(slugOfSense(step.sense))
  const [loading, setLoading] = useState(load)
  const list = recall.lists.get(step.list)
  const asked = { step, recall, run, loading }
  if (list) {
    const entry = list.index.entries[list.places.get(step.sense) ?? -1]
    return entry ? <AskedWord {...asked} entry={entry} list={list} /> : <WordGone run={run} />
  }
  return <UnlistedWord {...asked} onRetry={() => setLoading(load())} />
}

/** A word of no list: what is asked of it is on its card alone. */
function UnlistedWord({
  loading,
  onRetry,
  ...asked
}: Asked & { readonly loading: Promise<LoadedWord>; readonly onRetry: () => void }) {
  const word = useLoaded(loading)
  if (!word) return <LoadingDots />
  if (!word.ok && word.problem === 'unavailable') {
    return (
      <Page narrow>
        <Empty heading={recallText.failed} hint={recallText.failedHint}>
          <Button kind="primary" onClick={onRetry}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    )
  }
  const entry = word.ok ? quizEntryOf(word.value, asked.step.sense) : undefined
  return entry ? (
    <AskedWord {...asked} loading={loading} entry={entry} list={undefined} />
  ) : (
    <WordGone run={asked.run} />
  )
}

function AskedWord({
  step,
  recall,
  run,
  entry,
  list,
  loading,
}: Asked & {
  readonly entry: WordEntry
  readonly list: LoadedList | undefined
  readonly loading: Promise<LoadedWord>
}) {
  const word = recall.queue.today.find(({ sense }) => sense === step.sense)
  // What the answer changes must not change what is on the screen.
  const [asked] = useState(word)
  const heading = useRef<HTMLHeadingElement>(null)
  const canSpeak = useCanSpeak()
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    scrollTo(0, 0)
  }, [])
  useKeys(({ key }) => {
    if (!hasShortcuts) return false
    if (key.toLowerCase() === 's' && canSpeak) sayWord(entry.word)
    else if (key.toLowerCase() === 'z' && run.canUndo) void run.undo()
    else return false
    return true
  })

  return (
    <div className={spread.spread}>
      <TallStage aria-labelledby="soru">
        <StageTop>
          <Level cefr={entry.cefr} />
          <span>{recallText.lastSeen(daysSince(asked))}</span>
        </StageTop>
        <BigWord as="h1" ref={heading} id="soru" tabIndex={-1} word={entry.word} />
        <Pronunciation word={entry.word} ipa={entry.ipa} />
      </TallStage>
      <section className={styles.field}>
        <Body step={step} entry={entry} list={list} run={run} asked={asked} loading={loading} />
        {run.canUndo && (
          <div>
            <Button kind="quiet" small onClick={() => void run.undo()}>
              <Icon name="undo" />
              {recallText.undo}
            </Button>
          </div>
        )}
      </section>
    </div>
  )
}

function Body({
  step,
  entry,
  list,
  run,
  asked,
  loading,
}: {
  readonly step: RecallStep
  readonly entry: WordEntry
  readonly list: LoadedList | undefined
  readonly run: RecallRun
  readonly asked: StudiedWord | undefined
  readonly loading: Promise<LoadedWord>
}): ReactNode {
  const word = { entry, loading }
  switch (step.kind) {
    case 'teach':
      return <TaughtWord word={word} onUnderstood={() => void run.goOn()} />
    case 'choice':
      return <ChoiceQuestion entry={entry} list={list} run={run} />
    case 'typed':
      return <Typed word={word} list={list} run={run} memory={asked?.memory} />
    case 'shown':
      return <ShownQuestion word={word} memory={asked?.memory} run={run} />
  }
}

/** By typing, once every meaning that is right is known; where that does not come, by showing. */
function Typed({
  word,
  list,
  run,
  memory,
}: {
  readonly word: RecallWord
  readonly list: LoadedList | undefined
  readonly run: RecallRun
  readonly memory: Memory | undefined
}) {
  const senses = useSenses(word)
  if (!senses) return <LoadingDots />
  return senses.length > 0 ? (
    <TypedQuestion word={word} senses={senses} list={list} run={run} />
  ) : (
    <ShownQuestion word={word} memory={memory} run={run} />
  )
}

// A word that a new lexicon no longer has.
function WordGone({ run }: { readonly run: RecallRun }) {
  const passOver = useEffectEvent(run.passOver)
  useEffect(() => passOver(), [])
  return null
}

function daysSince(word: StudiedWord | undefined): number | undefined {
  return word?.memory && Math.max(0, today() - word.memory.lastDay)
}
