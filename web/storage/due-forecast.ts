import { z } from 'zod/mini'
import { create } from 'zustand'
import { localRecord } from './local-record.ts'

const forecast = z.object({
  /** The first day that is foretold. */
  day: z.number(),
  /** How many words Tekrar will ask on that day and those after it, if nothing is done meanwhile. */
  counts: z.array(z.number()),
})

/** What is due, in a few bytes: home tells it before the database is even loaded. */
export type DueForecast = z.infer<typeof forecast>

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

export function keepForecast(counts: DueForecast): void {
  useForecast.setState({ forecast: counts, today: counts.day })
  record.write(counts)
}

/** How many words wait in Tekrar, today or so many days `later`; 0 as long as that is not known. */
export function useDueCount(later = 0): number {
  return useForecast(({ forecast, today }) => dueOn(forecast, today + later))
}

/** How many words are due on `today` by `forecast`; beyond its end, as many as on its last day. */
export function dueOn(forecast: DueForecast | undefined, today: number): number {
  if (!forecast || today < forecast.day) return 0
  return forecast.counts[today - forecast.day] ?? forecast.counts.at(-1) ?? 0
}
