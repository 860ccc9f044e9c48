import { daySize, type Week } from '#domain/progress/calendar-weeks.ts'
import type { Period, PerPeriod } from '#domain/progress/per-period.ts'
import { noonOf } from '#domain/record/local-day.ts'
import { countText } from '../../text/count-text.ts'
import { dateText, monthText, shortDayText, weekdayText } from '../../text/numbers.ts'
import { progressText } from '../../text/progress.ts'
import { useWidth } from '../../ui/use-width.ts'
import styles from './calendar.module.css'
import { ChartPanel } from './chart-panel.tsx'
import { DataTable } from './data-table.tsx'

const shortWeeks = 14
const leastLongWidth = 800

// Where the days begin, beside the names of weekdays and under those of months.
const [left, top] = [44, 26]
const widestPitch = 30
const lowPitch = 22
/** Radii of a day by its size, where days are 22 pixels apart. */
const radii = [2.5, 4.5, 6.2, 8, 9.8]
const namedWeekdays = [0, 2, 4, 6]

/** The days of the last weeks; the more was done on one, the larger it is. */
export function Calendar({
  weeks: all,
  daysWorked,
  period,
}: {
  readonly weeks: readonly Week[] | undefined
  readonly daysWorked: PerPeriod<number> | undefined
  readonly period: Period
}) {
  const [measure, width] = useWidth()
  const weeks = width >= leastLongWidth ? all : all?.slice(-shortWeeks)
  return (
    <ChartPanel
      heading={progressText.calendar}
      note={daysWorked && progressText.days[period](daysWorked[period])}
      isWide
      table={weeks && <WeekTable weeks={weeks} />}
    >
      <Legend />
      <div ref={measure} className={styles.chart}>
        {weeks && width > 0 && <Days weeks={weeks} width={width} />}
      </div>
    </ChartPanel>
  )
}

function Legend() {
  return (
    <p className={`small muted ${styles.legend}`}>
      {progressText.less}
      <svg className={styles.days} width={76} height={22} aria-hidden="true">
        {[6, 20, 38, 60].map((x, step) => {
          const size = [0, 1, 2, 4][step] ?? 0
          return <circle key={x} cx={x} cy={11} r={radii[size]} data-size={size} />
        })}
      </svg>
      {progressText.more}
    </p>
  )
}

function Days({ weeks, width }: { readonly weeks: readonly Week[]; readonly width: number }) {
  const pitch = Math.min(widestPitch, (width - left) / weeks.length)
  const x = (week: number) => left + pitch * (week + 0.5)
  const y = (weekday: number) => top + pitch * (weekday + 0.5)
  const scale = Math.min(1.2, pitch / lowPitch)
  const worked = weeks.flatMap(({ answers }) => answers).filter((answers) => answers > 0).length
  const height = Math.ceil(top + pitch * 7)
  return (
    <svg
      className={styles.days}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={progressText.calendarFinding(weeks.length, worked)}
    >
      {monthsOf(weeks).map(({ week, name }) => (
        <text key={week} x={x(week)} y={14} textAnchor="middle">
          {name}
        </text>
      ))}
      {namedWeekdays.map((weekday) => (
        <text key={weekday} x={0} y={y(weekday) + 4.5}>
          {weekdayText(noonOf((weeks[0]?.monday ?? 0) + weekday))}
        </text>
      ))}
      {weeks.map(({ monday, answers }, week) =>
        answers.map((count, weekday) => {
          const size = daySize(count)
          const day = monday + weekday
          return (
            <circle
              key={day}
              cx={x(week)}
              cy={y(weekday)}
              r={(radii[size] ?? 0) * scale}
              data-size={size}
            >
              <title>{progressText.dayAnswers(dateText(noonOf(day)), count)}</title>
            </circle>
          )
        }),
      )}
    </svg>
  )
}

const leastWeeksApart = 3

/** The months, each over its first week; one that begins right beside another is left out. */
function monthsOf(weeks: readonly Week[]): { readonly week: number; readonly name: string }[] {
  const months: { week: number; name: string }[] = []
  for (const [week, { monday }] of weeks.entries()) {
    const name = monthText(noonOf(monday))
    const last = months.at(-1)
    if (last?.name === name) continue
    if (last && week - last.week < leastWeeksApart) months.pop()
    months.push({ week, name })
  }
  return months
}

function WeekTable({ weeks }: { readonly weeks: readonly Week[] }) {
  const monday = weeks[0]?.monday ?? 0
  const days = Array.from({ length: 7 }, (_, weekday) => weekdayText(noonOf(monday + weekday)))
  return (
    <DataTable
      caption={progressText.calendar}
      head={[progressText.weekHead, ...days]}
      rows={weeks
        .toReversed()
        .map((week) => [
          shortDayText(noonOf(week.monday)),
          ...week.answers.map((answers) => countText(answers)),
        ])}
    />
  )
}
