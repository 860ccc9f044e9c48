import { countText } from './count-text.ts'
import { dateFormat } from './date-format.ts'

const long = dateFormat({ dateStyle: 'long', timeZone: 'UTC' })
const short = dateFormat({ day: 'numeric', month: 'long', timeZone: 'UTC' })
const shortDay = dateFormat({ day: 'numeric', month: 'short', timeZone: 'UTC' })
const weekday = dateFormat({ weekday: 'short', timeZone: 'UTC' })
const month = dateFormat({ month: 'short', timeZone: 'UTC' })

/** A share, 0 to 1, as *%70*. */
export const percentText = (share: number) => `%${Math.round(share * 100)}`

/** A share, 0 to 1, to be read aloud: *yüzde 70*. */
export const spokenPercent = (share: number) => `yüzde ${Math.round(share * 100)}`

/** *12 Kasım 2026*; the moment is noon of a day as `noonOf` gives it. */
export const dateText = (noonMs: number) => long(noonMs)

/** *12 Kasım*. */
export const shortDateText = (noonMs: number) => short(noonMs)

/** *12 Kas*. */
export const shortDayText = (noonMs: number) => shortDay(noonMs)

/** *Pzt*. */
export const weekdayText = (noonMs: number) => weekday(noonMs)

/** *Kas*. */
export const monthText = (noonMs: number) => month(noonMs)

const digits = ['', '’i', '’si', '’ü', '’ü', '’i', '’sı', '’si', '’i', '’u']
const tens = ['', '’u', '’si', '’u', '’ı', '’si', '’ı', '’i', '’i', '’ı']

/**
 * So many of them: *116’sı*, *230’u*, *1.248’i*. The suffix follows the last word of the number as
 * it is said.
 *
 * @param count a whole number from 0 to less than a billion.
 */
export function possessiveText(count: number): string {
  return `${countText(count)}${suffixOf(count)}`
}

function suffixOf(count: number): string {
  if (count === 0) return '’ı'
  const [ones, ten] = [count % 10, Math.floor(count / 10) % 10]
  if (ones > 0) return digits[ones] ?? ''
  if (ten > 0) return tens[ten] ?? ''
  if (count % 1000 > 0) return '’ü'
  return count % 1_000_000 > 0 ? '’i' : '’u'
}
