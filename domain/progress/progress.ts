import type { Clash, RecallLimits } from '../recall/recall-queue.ts'
import { type AnswerHistory, pastAnswers } from '../record/answer-history.ts'
import { firmnessOf, type StudiedWord } from '../record/studied-word.ts'
import { accuracyByLevel, type LevelAccuracy, type Levels } from './accuracy-by-level.ts'
import { answersByDay, daysWorked } from './answers-by-day.ts'
import { calendarWeeks, type Week, weeksSince } from './calendar-weeks.ts'
import { type ConfusedPair, confusedPairs } from './confused-pairs.ts'
import { type HardWord, hardWords } from './hard-words.ts'
import { observedRecalls, recallRate } from './observed-recalls.ts'
import { isWithin, type PerPeriod, perPeriod } from './per-period.ts'
import { recallForecast } from './recall-forecast.ts'
import { type Retention, retention } from './retention.ts'
import { type WordCounts, wordCounts } from './word-counts.ts'

/** What a learner's record comes to. */
export type Progress = {
  /** The day on which it was derived. */
  readonly today: number
  /** How many answers count. */
  readonly answers: number
  readonly daysWorked: PerPeriod<number>
  readonly words: WordCounts
  /** How many words that were met are gone: in no figure about words. */
  readonly gone: number
  /** See `recallRate`. */
  readonly recallRate: PerPeriod<number | undefined>
  /** The weeks since the first day of work, 44 at most, this one last. */
  readonly calendar: readonly Week[]
  readonly retention: Retention
  /** See `hardWords`. */
  readonly hard: PerPeriod<readonly HardWord[]>
  /** See `confusedPairs`. */
  readonly confused: PerPeriod<readonly ConfusedPair[]>
  /** Words that Tekrar asks on each of 14 days, today first. */
  readonly forecast: readonly number[]
  /** `undefined` where the levels of words are not at hand. */
  readonly levels: PerPeriod<readonly LevelAccuracy[]> | undefined
}

/** What progress depends on besides what was answered. */
export type ProgressSetting = {
  readonly today: number
  readonly limits: RecallLimits
  readonly clash: Clash
  readonly levels: Levels | undefined
  /** Words that are not asked, for want of a meaning or because they are gone. */
  readonly notAsked: ReadonlySet<string>
  /** Own words that are in no list any more: the days and answers of their learning still count. */
  readonly gone: ReadonlySet<string>
}

const longestCalendar = 44
const forecastDays = 14

/**
 * Progress from what is derived of a log.
 *
 * @param histories of every sense that was ever asked, in any order.
 * @param words their states, from the same log.
 */
export function progressOf(
  histories: readonly AnswerHistory[],
  words: readonly StudiedWord[],
  { today, limits, clash, levels, notAsked, gone }: ProgressSetting,
): Progress {
  const answers = pastAnswers(histories)
  const counts = answersByDay(answers)
  const recalls = observedRecalls(answers)
  const isThere = ({ sense }: { readonly sense: string }) => !gone.has(sense)
  const asked = words.filter(({ sense }) => !notAsked.has(sense))
  const answersToThese = gone.size > 0 ? answers.filter(isThere) : answers
  return {
    today,
    answers: answers.length,
    daysWorked: perPeriod((period) => daysWorked(counts, period, today)),
    words: wordCounts(words.filter(isThere)),
    gone: words.filter((word) => !isThere(word) && firmnessOf(word) !== 'new').length,
    recallRate: perPeriod((period) => recallRate(recalls, period, today)),
    calendar: calendarWeeks(counts, today, Math.min(weeksSince(counts, today), longestCalendar)),
    hard: perPeriod((period) => hardWords(answersToThese, period, today)),
    confused: perPeriod((period) => confusedPairs(histories, period, today, gone)),
    retention: retention(histories, recalls),
    forecast: recallForecast(asked, today, limits, clash, forecastDays),
    levels:
      levels &&
      perPeriod((period) => {
        const given = answers.filter(({ day }) => isWithin(day, period, today))
        return accuracyByLevel(given, levels)
      }),
  }
}
