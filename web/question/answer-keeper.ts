import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import { type Asked, answerDraft, type Given } from './answer-draft.ts'

export type AnswerKeeping = {
  /** Seconds that have passed in sight of the learner; only differences count. */
  readonly seconds: () => number
  /** Puts an answer into the learning record; done when it is kept, or cannot be. */
  readonly recordAnswer: (draft: Draft<AnswerRecord>) => Promise<void>
  /** Takes back in the learning record what was recorded for a round. */
  readonly recordUndo: (round: string) => Promise<void>
}

/**
 * What every run does with its questions: it times them, and puts their answers into the learning
 * record one after the other, so that what is taken back follows what was given.
 */
export type AnswerKeeper = {
  /** A question has come up. */
  ask(): void
  /** Keeps an answer to it as the one of `round`; what goes into the record. */
  keep(asked: Asked, given: Given, round: string): Draft<AnswerRecord>
  /** Takes the answer of a round back. */
  takeBack(round: string): void
  /** Keeps another answer in the place of one that was kept before. */
  replace(before: Draft<AnswerRecord>, given: Partial<Given>): Draft<AnswerRecord>
  /** Writes something else into the record, after everything so far. */
  follow(write: () => Promise<void>): void
  /** Done when everything so far is in the record: the next question waits for it. */
  kept(): Promise<void>
}

export function createAnswerKeeper({
  seconds,
  recordAnswer,
  recordUndo,
}: AnswerKeeping): AnswerKeeper {
  let askedAt = 0
  let kept = Promise.resolve()
  // What went wrong with one answer is told to whoever waits for it, and does not stop the next.
  const follow = (write: () => Promise<void>) => {
    kept = kept.then(write, write)
  }
  const record = (draft: Draft<AnswerRecord>) => {
    follow(() => recordAnswer(draft))
    return draft
  }
  const takeBack = (round: string) => follow(() => recordUndo(round))

  return {
    ask() {
      askedAt = seconds()
    },
    keep(asked, given, round) {
      const tenths = Math.round((seconds() - askedAt) * 10)
      return record(answerDraft(asked, given, { round, seconds: tenths / 10 }))
    },
    takeBack,
    follow,
    replace(before, given) {
      takeBack(before.round)
      return record({ ...before, ...given })
    },
    kept: () => kept,
  }
}

/** The name of the n-th round of a run, from 1, by which its answer is taken back. */
export function roundName(run: string, number: number): string {
  return `${run}.${number}`
}
