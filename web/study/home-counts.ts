import { firmnessOf, type StudiedWord } from '#domain/record/studied-word.ts'
import type { ListName } from '#domain/words/entry.ts'
import { knownOwn } from '../lexicon/own-lexicon.ts'
import { keepForecast } from '../storage/due-forecast.ts'
import { usePreferences } from '../storage/preferences.ts'
import { useStudy } from '../storage/record/study.ts'
import { keepAskedToday } from './asked-today.ts'
import { queueOn } from './recall-day.ts'
import { loadRecallWords, neededFor } from './recall-words.ts'
import { countsOf } from './set-counts.ts'
import { today } from './today.ts'
import { clashesIn } from './word-clashes.ts'

const foretoldDays = 14

/** Keeps what home shows of the record up to date, for as long as the log is open. */
export function followHomeCounts(): void {
  void foretell()
  useStudy.subscribe(({ words }, before) => {
    if (words !== before.words) void foretell()
  })
  knownOwn.follow(() => void foretell())
}

async function foretell(): Promise<void> {
  const { words } = useStudy.getState()
  const day = today()
  if (words.length === 0) return keepForecast(day, undefined)
  const loaded = await loadRecallWords(neededFor(words.filter(({ isStudied }) => isStudied)))
  const clash = clashesIn(loaded.ok ? [...loaded.value.values()] : [])
  const preferences = usePreferences.getState()
  const queues = Array.from(
    { length: foretoldDays },
    (_, later) => queueOn(day + later, words, preferences, clash).today,
  )
  keepForecast(day, {
    day,
    counts: queues.map((queue) => queue.length),
    fresh: queues.map((queue) => queue.filter(isFresh).length),
    lasting: words.filter((word) => firmnessOf(word) === 'lasting').length,
    lists: { kolay: reachedIn('kolay', words), zor: reachedIn('zor', words) },
  })
  keepAskedToday(queues[0]?.map(({ sense }) => sense) ?? [])
}

function isFresh({ taughtDay }: StudiedWord): boolean {
  return taughtDay === undefined
}

// By the list in which each word was asked: so no list has to be loaded for it.
function reachedIn(list: ListName, words: readonly StudiedWord[]) {
  const own = words.filter((word) => word.list === list)
  const { seen, lasting } = countsOf(new Set(own.map(({ sense }) => sense)), own)
  return { seen, lasting }
}
