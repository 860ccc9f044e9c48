import { maxLength, minLength, refine, regex, string } from 'zod/mini'

// No database and no mail takes every control character, and half a surrogate pair is no text.
const lines = /^[^\p{Cc}]*$/u
const paragraphs = /^(?:[^\p{Cc}]|[\t\n\r])*$/u

/** Text of one line and of `least` to `most` characters (UTF-16 units), not of spaces alone. */
export function line(least: number, most: number) {
  return string().check(minLength(least), maxLength(most), regex(lines), refine(isText(least)))
}

/** As `line`, but there may be line breaks and tabs. */
export function paragraph(least: number, most: number) {
  return string().check(minLength(least), maxLength(most), regex(paragraphs), refine(isText(least)))
}

function isText(least: number) {
  return (text: string) => text.isWellFormed() && text.trim().length >= least
}
