import { decodeHTML } from 'entities'

/**
 * The text that the translation service meant: it escapes apostrophes, quotation marks and the
 * like for HTML. Undone once, so that an escape that stood in the text itself stays one.
 */
export function plainText(answered: string): string {
  return (
    decodeHTML(answered)
      .toWellFormed()
      // No database takes all of them, and no reader any.
      .replace(/(?![\n\t])\p{Cc}+/gu, ' ')
  )
}
