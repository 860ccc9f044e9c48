/**
 * How moments are written in Turkish. The browser's rules of the language are read when a date is
 * first written, not when the sentences of a screen are loaded: that holds up a slow phone.
 */
export function dateFormat(options: Intl.DateTimeFormatOptions): (moment: number) => string {
  let format: Intl.DateTimeFormat | undefined
  return (moment) => {
    format ??= new Intl.DateTimeFormat('tr', options)
    return format.format(moment)
  }
}
