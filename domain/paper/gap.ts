import { lettersOf } from '../text/letters.ts'
import { markedExample } from '../text/marked-example.ts'
import type { Gap } from './worksheet.ts'

/**
 * The example with a gap where the word stands; `undefined` where it does not stand in it, or stands
 * there once more and would give itself away.
 *
 * @param forms how the word may be written, the rarer ones first.
 */
export function gapIn(
  example: { readonly en: string; readonly tr?: string },
  forms: readonly string[],
): Gap | undefined {
  const parts = markedExample(example.en, forms, 'en')
  const at = parts.findIndex(({ isMarked }) => isMarked)
  const missing = parts[at]
  // *gave* it *up* would need two gaps.
  if (!missing || parts.findLastIndex(({ isMarked }) => isMarked) !== at) return undefined
  const textOf = (some: typeof parts) => some.map(({ text }) => text).join('')
  const [before, after] = [textOf(parts.slice(0, at)), textOf(parts.slice(at + 1))]
  const rest = ` ${lettersOf(`${before} ${after}`, 'en')} `
  if ([...forms, missing.text].some((form) => rest.includes(` ${lettersOf(form, 'en')} `))) {
    return undefined
  }
  return { before, missing: missing.text, after, turkish: example.tr }
}
