import { clockStart, recordId, tick } from '#domain/record/log-clock.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { today } from './progress-learner.ts'
import { wordsOf } from './words.ts'

const words = wordsOf('zor').slice(0, 60)
/** The two that are taken for one another. */
export const [first, second] = words as [(typeof words)[number], (typeof words)[number]]

/** Sixty words asked once, and the first two of them taken for one another. */
export function weakAnswers(): AnswerRecord[] {
  let clock = clockStart
  const at = Date.parse(`${today}T17:00+03:00`)
  const given = (sense: string, chosen: string, more: Partial<AnswerRecord> = {}): AnswerRecord => {
    clock = tick(clock, at)
    return {
      id: recordId(clock, 'weak'),
      device: 'weak',
      at,
      offsetMinutes: 180,
      kind: 'answer',
      round: `weak.${clock.count}`,
      sense,
      list: 'zor',
      direction: 'en-tr',
      question: 'choice',
      asked: 'game',
      options: [],
      chosen,
      grade: sense === chosen ? 'good' : 'again',
      seconds: 4,
      lexicon: 'x',
      ...more,
    }
  }
  return [
    ...words.map(({ id }) => given(id, id)),
    ...words
      .slice(2, 5)
      .map(({ id }) => given(id, '', { question: 'typed', asked: 'recall', grade: 'good' })),
    given(first.id, second.id),
    given(second.id, first.id),
    given(first.id, second.id),
  ]
}
