import { useEffect, useRef, useState } from 'react'
import {
  dealtWith,
  nextStep,
  passedOver,
  type RecallSession,
  sessionStart,
} from '#domain/recall/recall-session.ts'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import type { Grade, QuestionKind } from '#domain/record/memory.ts'
import { recordAnswer, recordUndo } from '../../storage/record/study.ts'
import type { Recall } from '../../study/use-recall-queue.ts'
import { recallText } from '../../text/recall.ts'
import { showToast } from '../../ui/toast.tsx'

/** How the word on the screen was answered. */
export type Given = Pick<AnswerRecord, 'options' | 'chosen'> & {
  readonly grade: Grade
  /** How it was asked, where not as the step says. */
  readonly question?: QuestionKind
}

export type RecallRun = {
  readonly session: RecallSession
  /** Keeps an answer to the word on the screen, which stays there until `goOn`. */
  readonly answer: (given: Given) => Promise<void>
  /** Replaces the grade of the answer just given. */
  readonly regrade: (given: Given) => Promise<void>
  readonly goOn: () => Promise<void>
  /** Goes on without the word on the screen, which the lexicon no longer has. */
  readonly passOver: () => void
  readonly canUndo: boolean
  readonly undo: () => Promise<void>
  /** What the run has come to, for its end. */
  readonly score: { readonly words: number; readonly recalled: number; readonly seconds: number }
}

type Done = {
  readonly session: RecallSession
  readonly round: string
  readonly grade: Grade
  readonly seconds: number
}

/** A run through the day's queue. It keeps only what is on the screen: the rest is in the log. */
export function useRecallRun({ queue, lists }: Recall): RecallRun {
  const [session, setSession] = useState<RecallSession>(() => nextStep(sessionStart, queue.today))
  const [done, setDone] = useState<readonly Done[]>([])
  // How the word on the screen was left, until the next one is there.
  const [leave, setLeave] = useState<typeof dealtWith>()
  const [runId] = useState(() => `recall-${Date.now().toString(36)}`)
  const shown = useRef({ step: session.step, atMs: 0 })
  const kept = useRef(Promise.resolve())

  useEffect(() => {
    shown.current = { step: session.step, atMs: performance.now() }
  }, [session.step])

  // After the answer is kept: then the queue is the one that comes after it.
  useEffect(() => {
    if (!leave) return
    setLeave(undefined)
    setSession((before) => nextStep(leave(before), queue.today))
  }, [leave, queue])

  const keep = async (
    { grade, options, chosen, question }: Given,
    round: string,
    seconds: number,
  ) => {
    const { step } = session
    if (!step || step.kind === 'teach') return
    const draft: Draft<AnswerRecord> = {
      kind: 'answer',
      round,
      sense: step.sense,
      list: step.list,
      direction: 'en-tr',
      question: question ?? step.kind,
      asked: 'recall',
      options,
      chosen,
      grade,
      seconds,
      lexicon: lists.get(step.list)?.version ?? '',
    }
    await recordAnswer(draft)
  }

  return {
    session,
    answer: async (given) => {
      const seconds = Math.round((performance.now() - shown.current.atMs) / 100) / 10
      const round = `${runId}.${done.length + 1}`
      setDone([...done, { session, round, grade: given.grade, seconds }])
      kept.current = keep(given, round, seconds)
      await kept.current
    },
    regrade: async (given) => {
      const last = done.at(-1)
      if (!last) return
      setDone([...done.slice(0, -1), { ...last, grade: given.grade }])
      kept.current = recordUndo(last.round).then(() => keep(given, last.round, last.seconds))
      await kept.current
    },
    goOn: async () => {
      await kept.current
      setLeave(() => dealtWith)
    },
    passOver: () => setLeave(() => passedOver),
    canUndo: done.length > 0,
    undo: async () => {
      const last = done.at(-1)
      if (!last) return
      setDone(done.slice(0, -1))
      setSession(last.session)
      showToast({ text: recallText.undone })
      await recordUndo(last.round)
    },
    score: {
      words: new Set(done.map((one) => one.session.step?.sense)).size,
      recalled: done.filter(({ grade }) => grade !== 'again').length,
      seconds: done.reduce((sum, { seconds }) => sum + seconds, 0),
    },
  }
}
