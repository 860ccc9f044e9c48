import { lettersOf, type TextLanguage, withoutMarks } from '#domain/text/letters.ts'

/**
 * A text in which what was searched for is marked, whatever its case and marks: at the beginning
 * of a word if it stands at one, else where it first stands.
 */
export function MarkedMatch({
  text,
  query,
  language,
}: {
  readonly text: string
  readonly query: string
  readonly language: TextLanguage
}) {
  const small = language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase()
  const letters = withoutMarks(small)
  const typed = withoutMarks(lettersOf(query, language))
  if (typed === '' || letters.length !== text.length) return text
  const wordStart = new RegExp(`(?<!\\p{L})${typed}`, 'u').exec(letters)
  const at = wordStart?.index ?? letters.indexOf(typed)
  if (at < 0) return text
  const to = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, to)}</mark>
      {text.slice(to)}
    </>
  )
}
