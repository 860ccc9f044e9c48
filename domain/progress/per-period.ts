/** The stretch of days, up to today, that a figure is about. */
export const periods = ['week', 'month', 'all'] as const
export type Period = (typeof periods)[number]

/** A figure for each period. */
export type PerPeriod<Figure> = Readonly<Record<Period, Figure>>

const lengthDays = { week: 7, month: 30 } as const

/**
 * Whether `day` belongs to `period`. The last 7 or 30 days end with today: what a clock that was
 * ahead dated later belongs to *all* alone.
 */
export function isWithin(day: number, period: Period, today: number): boolean {
  return period === 'all' || (day <= today && day > today - lengthDays[period])
}

export function perPeriod<Figure>(figureOf: (period: Period) => Figure): PerPeriod<Figure> {
  return { week: figureOf('week'), month: figureOf('month'), all: figureOf('all') }
}
