import type { Game } from '#domain/quiz/game.ts'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'
import type { LoadedList } from '../lexicon/word-lists.ts'

/** What the learning record keeps of the last answer of a game. */
export function answerDraft(
  { plan, rounds }: Game,
  list: LoadedList,
  { round, seconds }: Pick<AnswerRecord, 'round' | 'seconds'>,
): Draft<AnswerRecord> {
  const last = rounds.at(-1)
  if (!last) throw new RangeError('a game without an answer')
  const { item, chosen } = last
  const senseAt = (place: number) => {
    const entry = list.index.entries[place]
    if (!entry) throw new RangeError(`no word at place ${place}`)
    return entry.id
  }
  return {
    kind: 'answer',
    round,
    sense: senseAt(item.target),
    list: plan.list,
    direction: plan.direction,
    question: 'choice',
    asked: 'game',
    options: item.options.map(senseAt),
    chosen: chosen === undefined ? null : senseAt(chosen),
    grade: chosen === item.target ? 'good' : 'again',
    seconds: Math.round(seconds * 10) / 10,
    lexicon: list.version,
  }
}
