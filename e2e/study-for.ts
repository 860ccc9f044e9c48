import { randomBelow, seededRandom } from '#domain/random.ts'
import { nextQuestion, recallQueue } from '#domain/recall/recall-queue.ts'
import { noonOf } from '#domain/record/local-day.ts'
import { clockStart, recordId, tick } from '#domain/record/log-clock.ts'
import type { AnswerRecord } from '#domain/record/log-record.ts'
import { recall } from '#domain/record/memory.ts'
import { type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import { wordsOf } from './words.ts'

const hour = 3_600_000
const limits = { desiredRetention: 0.9, wordsADay: 40, newWordsADay: 4 }
const wordsAGame = 10

type Word = Pick<AnswerRecord, 'sense' | 'list'>

/**
 * The answers of a learner in Istanbul who studied on some of the `days` days up to `lastDate`: a
 * game in the evening, then Tekrar. The same every time.
 */
export function studyFor(days: number, lastDate: string): AnswerRecord[] {
  const random = seededRandom(days)
  const words = (['kolay', 'zor'] as const).flatMap((list) =>
    wordsOf(list).map(({ id, cefr }) => ({
      sense: id,
      list,
      isEasy: cefr?.startsWith('A') === true,
    })),
  )
  const answers: AnswerRecord[] = []
  const byWord = new Map<string, AnswerRecord[]>()
  const studied = new Map<string, StudiedWord>()
  let clock = clockStart
  const answer = (
    word: Word,
    at: number,
    more: Pick<AnswerRecord, 'question' | 'asked' | 'grade'>,
  ) => {
    clock = tick(clock, at)
    const { sense, list } = word
    const record: AnswerRecord = {
      id: recordId(clock, 'months'),
      device: 'months',
      at,
      offsetMinutes: 180,
      kind: 'answer',
      round: `months.${answers.length}`,
      sense,
      list,
      direction: 'en-tr',
      options: [],
      chosen: null,
      seconds: 4,
      lexicon: 'x',
      ...more,
    }
    answers.push(record)
    const own = [...(byWord.get(sense) ?? []), record]
    byWord.set(sense, own)
    const state = studiedWord(own)
    if (state) studied.set(sense, state)
  }

  const last = Date.parse(lastDate) / (24 * hour)
  for (let day = last - days + 1; day <= last; day += 1) {
    if (day !== last && random() < 0.5) continue
    // Eight in the evening there.
    const evening = noonOf(day) + 5 * hour
    const games = randomBelow(3, random)
    // Now and then there is time for a game and nothing else.
    const isShort = random() < 0.4
    for (let asked = 0; asked < (isShort ? 0.6 : games) * wordsAGame; asked += 1) {
      const word = words[randomBelow(words.length, random)]
      if (!word) continue
      const isRight = random() < (word.isEasy ? 0.88 : 0.66)
      const grade = isRight ? 'good' : 'again'
      answer(word, evening + asked * 6000, { question: 'choice', asked: 'game', grade })
    }
    if (isShort) continue
    const { today } = recallQueue([...studied.values()], day, limits, () => false)
    for (const [at, word] of today.entries()) {
      const question = nextQuestion(word.memory, word.answers)
      const chance = word.memory ? recall(word.memory, day) : 0
      const isRecalled = random() < chance * 0.98
      const now = evening + hour + at * 20_000
      answer(word, now, { question, asked: 'recall', grade: isRecalled ? 'good' : 'again' })
      if (!isRecalled) {
        answer(word, now + 10_000, { question: 'choice', asked: 'recall', grade: 'good' })
      }
    }
  }
  return answers
}
