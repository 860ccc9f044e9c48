import { noonOf } from '#domain/record/local-day.ts'
import { nextDay, type StudiedWord } from '#domain/record/studied-word.ts'
import { usePreferences } from '../storage/preferences.ts'
import { dayText, recallText } from '../text/recall.ts'
import { today } from './today.ts'

/** When Tekrar asks for the Turkish of a word next, as a learner says it. */
export function whenAsked(word: StudiedWord | undefined): string {
  if (!word) return ''
  const day = today()
  const next = nextDay(word, usePreferences.getState().desiredRetention, day)
  return next <= day ? recallText.today : dayText(noonOf(next), next - day)
}
