import { keepForecast } from '../storage/due-forecast.ts'
import { usePreferences } from '../storage/preferences.ts'
import { useStudy } from '../storage/record/study.ts'
import { queueOn } from './recall-day.ts'
import { loadRecallWords, neededFor } from './recall-words.ts'
import { today } from './today.ts'
import { clashesIn } from './word-clashes.ts'

const foretoldDays = 14

/** Keeps the due count that home shows up to date, for as long as the log is open. */
export function followDueCount(): void {
  void foretell()
  useStudy.subscribe(({ words }, before) => {
    if (words !== before.words) void foretell()
  })
}

async function foretell(): Promise<void> {
  const { words } = useStudy.getState()
  const loaded = await loadRecallWords(neededFor(words.filter(({ isStudied }) => isStudied)))
  const clash = clashesIn(loaded.ok ? [...loaded.value.values()] : [])
  const day = today()
  const preferences = usePreferences.getState()
  const counts = Array.from(
    { length: foretoldDays },
    (_, later) => queueOn(day + later, words, preferences, clash).today.length,
  )
  keepForecast({ day, counts })
}
