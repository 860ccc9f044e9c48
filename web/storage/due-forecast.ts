import { create } from 'zustand'
import { anyNumber, listOf, objectOf, orAbsent, type Passing } from '#domain/field-check.ts'
import type { ListName } from '#domain/words/entry.ts'
import { localRecord } from './local-record.ts'

const reached = objectOf({ seen: anyNumber, lasting: anyNumber })

const forecast = objectOf({
  /** The first day that is foretold. */
  day: anyNumber,
  /** How many words Tekrar will ask on that day and those after it, if nothing is done meanwhile. */
  counts: listOf(anyNumber),
  /** How many of them were never taught. */
  fresh: orAbsent(listOf(anyNumber)),
  /** How many words sit firmly. */
  lasting: orAbsent(anyNumber),
  /** How far the learner is with each list. */
  lists: orAbsent(objectOf({ kolay: reached, zor: reached })),
})

/**
 * What is due and how far the learner is, in a few bytes: home tells it before the database is even
 * loaded. What is optional was not kept by versions before.
 */
export type DueForecast = Passing<typeof forecast>

// That it is there tells the script in index.html which home to paint.
const record = localRecord('io.due', 1, forecast)

const useForecast = create<{ forecast: DueForecast | undefined; today: number }>(() => ({
  forecast: undefined,
  today: 0,
}))

/** Takes over what is stored; called once, after the first paint. */
export function restoreForecast(today: number): void {
  const stored = record.read()
  useForecast.setState({ forecast: stored.ok ? stored.value : undefined, today })
}

/** Keeps what is foretold on `today`; `undefined` where the record holds nothing of any word. */
export function keepForecast(today: number, kept: DueForecast | undefined): void {
  useForecast.setState({ forecast: kept, today })
  const { dataset } = document.documentElement
  if (kept) {
    dataset.returning = ''
    record.write(kept)
  } else {
    delete dataset.returning
    record.remove()
  }
}

/** Done once there is something of the learner to tell: at once for who has been here before. */
export function untilReturning(): Promise<void> {
  return new Promise((resolve) => {
    if (document.documentElement.dataset.returning !== undefined) return resolve()
    const stop = useForecast.subscribe(({ forecast }) => {
      if (!forecast) return
      stop()
      resolve()
    })
  })
}

/** How many words wait in Tekrar, today or so many days `later`; 0 as long as that is not known. */
export function useDueCount(later = 0): number {
  return useForecast(({ forecast, today }) => dueOn(forecast, today + later))
}

/** What home says of a returning learner; `undefined` for what is not known yet. */
export function useHomeCounts(): {
  /** Words that Tekrar asks today: those taught before, and those that are new. */
  readonly due: number | undefined
  readonly fresh: number | undefined
  readonly lasting: number | undefined
  readonly reached: (list: ListName) => Passing<typeof reached> | undefined
} {
  const { forecast, today } = useForecast()
  const all = dueOn(forecast, today)
  const fresh = forecast?.fresh && Math.min(onDay(forecast, forecast.fresh, today), all)
  return {
    due: fresh === undefined ? undefined : all - fresh,
    fresh,
    lasting: forecast?.lasting,
    reached: (list) => forecast?.lists?.[list],
  }
}

/** Whether what is kept was written by a version that foretold less. */
export function isForecastDated(): boolean {
  const { forecast } = useForecast.getState()
  return forecast !== undefined && forecast.lists === undefined
}

/** Tells how many words wait in Tekrar, now and whenever that changes. */
export function followDue(tell: (due: number) => void): void {
  const tellNow = () => {
    const { forecast, today } = useForecast.getState()
    tell(dueOn(forecast, today))
  }
  tellNow()
  useForecast.subscribe(tellNow)
}

/** How many words are due on `today` by `forecast`; beyond its end, as many as on its last day. */
export function dueOn(forecast: DueForecast | undefined, today: number): number {
  return forecast ? onDay(forecast, forecast.counts, today) : 0
}

function onDay({ day }: DueForecast, counts: readonly number[], today: number): number {
  if (today < day) return 0
  return counts[today - day] ?? counts.at(-1) ?? 0
}
