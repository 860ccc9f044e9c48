import { lessonKeyText } from '../text/question.ts'
import type { KeyHint } from './key-hints.tsx'

/** Keys that a game does not have; of their own, since the first question waits for none of them. */
export const lessonKeys = {
  next: { keys: ['Enter'], does: lessonKeyText.next, isAlways: true },
  understood: { keys: ['Enter'], does: lessonKeyText.understood, isAlways: true },
  known: { keys: ['K'], does: lessonKeyText.known },
  show: { keys: [lessonKeyText.space], does: lessonKeyText.show, isAlways: true },
  grade: { keys: ['1–4'], does: lessonKeyText.grade },
  good: { keys: ['Enter'], does: lessonKeyText.good, isAlways: true },
  claimUnknown: { keys: ['←'], does: lessonKeyText.claimUnknown, isAlways: true },
  claimKnown: { keys: ['→'], does: lessonKeyText.claimKnown, isAlways: true },
} as const satisfies Readonly<Record<string, KeyHint>>
