import { lettersOf, type TextLanguage, withoutMarks } from '#domain/search-letters.ts'

/** A text in which the part that was searched for is marked, whatever its case and marks. */
export function MarkedMatch({
  text,
  query,
  language,
}: {
  readonly text: string
  readonly query: string
  readonly language: TextLanguage
}) {
  const letters = withoutMarks(lettersOf(text, language))
  const typed = withoutMarks(lettersOf(query, language))
  const atWordStart = ` ${letters}`.indexOf(` ${typed}`)
  const at = atWordStart < 0 ? letters.indexOf(typed) : atWordStart
  // With signs left out, places in the letters are no places in the text.
  if (typed === '' || at < 0 || letters.length !== text.length) return text
  const to = at + typed.length
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, to)}</mark>
      {text.slice(to)}
    </>
  )
}
