import { lettersOf, withoutMarks } from '#domain/text/letters.ts'

/** Turkish texts, those that hold what was searched for in front: a row shows only the beginning. */
export function foundFirst(texts: readonly string[], query: string): string[] {
  const letters = (text: string) => withoutMarks(lettersOf(text, 'tr'))
  const typed = letters(query)
  const isFound = (text: string) => typed !== '' && letters(text).includes(typed)
  return [...texts.filter(isFound), ...texts.filter((text) => !isFound(text))]
}
