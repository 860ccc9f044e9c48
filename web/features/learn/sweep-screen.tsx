import type { Sweep } from '#domain/learning/sweep.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { askedPlace } from '../../learning/learning-question.ts'
import type { LearningSet } from '../../learning/learning-set.ts'
import type { SweepRun } from '../../learning/sweep-run.ts'
import { useSweepRun } from '../../learning/use-learning-run.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { KeyHints, questionKeys } from '../../question/key-hints.tsx'
import { lessonKeys } from '../../question/lesson-keys.ts'
import { OptionsQuestion } from '../../question/options-question.tsx'
import { Part } from '../../question/question-top.tsx'
import { questionShortcuts, useShortcuts } from '../../question/shortcuts.ts'
import { UndoButton } from '../../question/undo-button.tsx'
import { WordStage } from '../../question/word-stage.tsx'
import { sweepText } from '../../text/learn.ts'
import { questionText } from '../../text/question.ts'
import { TellProgress } from '../../ui/bar-progress.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { StepBar } from '../../ui/step-bar.tsx'
import { showToast } from '../../ui/toast.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { SweepEnd } from './sweep-end.tsx'
import styles from './sweep-screen.module.css'
import { believedText, leftForLaterText, mostToLearn } from './swept.ts'

type Learn = (senses: readonly string[], count: number) => void

/** A sweep under way: a word, or a check, and at last its end. */
export function SweepScreen({
  search,
  set,
  sweep,
  words,
  onLearn,
}: {
  readonly search: string
  readonly set: LearningSet
  readonly sweep: Sweep
  readonly words: LoadedWords
  readonly onLearn: Learn
}) {
  const run = useSweepRun(search, sweep, words)
  const { onScreen, state } = run
  const undo = undoOf(run)
  if (onScreen.phase === 'over') {
    return <SweepEnd search={search} set={set} state={state} undo={undo} onLearn={onLearn} />
  }
  const { sense } = onScreen
  const place = askedPlace(words, sense)
  if (place === undefined) throw new Error(`${sense} is not asked`)
  const entry = entryAt(words.index, place)
  const isAsked = onScreen.phase === 'asking'
  return (
    <>
      <SweepProgress done={state.done} count={run.sweep.senses.length} />
      <WordStage
        // A check is another screen than the word that it is of.
        key={`${sense} ${isAsked}`}
        entry={entry}
        about={isAsked ? <Part of={entry} /> : <span>{sweepText.check}</span>}
        isAnswered={onScreen.phase === 'checked'}
      >
        {onScreen.phase === 'asking' ? (
          <Claim run={run} undo={undo} onLearn={onLearn} />
        ) : (
          <OptionsQuestion
            item={onScreen.item}
            words={words}
            given={onScreen.phase === 'checked' ? onScreen.given : undefined}
            verbs={{ pick: run.pick, goOn: () => void run.goOn(), undo }}
          />
        )}
      </WordStage>
    </>
  )
}

function undoOf(run: SweepRun): (() => void) | undefined {
  if (run.sweep.steps.length === 0) return undefined
  return () => {
    run.undo()
    showToast({ text: questionText.undone })
  }
}

function SweepProgress({ done, count }: { readonly done: number; readonly count: number }) {
  return (
    <TellProgress>
      <b className={styles.name}>{sweepText.title}</b>
      <StepBar value={done} max={count} />
      <span className={styles.number}>
        <span aria-hidden="true">{sweepText.progress(done, count)}</span>
        <span className="sr">{sweepText.progressSaid(done, count)}</span>
      </span>
    </TellProgress>
  )
}

function Claim({
  run,
  undo,
  onLearn,
}: {
  readonly run: SweepRun
  readonly undo: (() => void) | undefined
  readonly onLearn: Learn
}) {
  const { claim, state } = run
  const { unknown, known } = state
  const toLearn = Math.min(mostToLearn, unknown.length)
  const notes = [believedText(state), leftForLaterText(state)].filter((one) => one !== undefined)
  const canSpeak = useCanSpeak()
  useShortcuts(questionShortcuts({ undo }))
  useKeys(({ key, repeat }) => {
    if (repeat || (key !== 'ArrowLeft' && key !== 'ArrowRight')) return false
    claim(key === 'ArrowRight')
    return true
  })
  const finish = () => {
    run.finish()
    if (toLearn > 0) onLearn(unknown, toLearn)
  }
  return (
    <>
      <h2 className={styles.question}>{sweepText.question}</h2>
      <div className={styles.claims}>
        <button type="button" className={styles.claim} onClick={() => claim(false)}>
          <LaterIcon name="back" />
          <b>{sweepText.unknown}</b>
          <small>{sweepText.unknownHint}</small>
        </button>
        <button
          type="button"
          className={`${styles.claim} ${styles.right}`}
          onClick={() => claim(true)}
        >
          <Icon name="next" />
          <b>{sweepText.known}</b>
          <small>{sweepText.knownHint}</small>
        </button>
      </div>
      <p className={styles.counts}>
        <span>
          <b>{unknown.length}</b> {sweepText.countUnknown}
        </span>
        <span>
          <b>{known.length}</b> {sweepText.countKnown}
        </span>
      </p>
      {notes.length > 0 && <p className={styles.notes}>{notes.join(' ')}</p>}
      <div className={styles.foot}>
        {undo ? <UndoButton onUndo={undo} /> : <span />}
        <Button
          kind="secondary"
          onClick={finish}
          unavailable={state.done === 0 ? sweepText.sayFirst : undefined}
        >
          {toLearn === 0 ? sweepText.finish : sweepText.finishAndLearn}
          {toLearn > 0 && <span className={styles.toLearn}>{toLearn}</span>}
        </Button>
      </div>
      <KeyHints
        of={[
          lessonKeys.claimUnknown,
          lessonKeys.claimKnown,
          canSpeak && questionKeys.listen,
          !!undo && questionKeys.undo,
        ]}
      />
    </>
  )
}
