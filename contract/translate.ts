import {
  array,
  maxLength,
  minLength,
  nullable,
  object,
  optional,
  refine,
  string,
  enum as z_enum,
} from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { translateLimits } from './limits.ts'
import { translationProblems } from './problem.ts'
import { paragraph } from './text.ts'

const { texts, textChars, allChars } = translateLimits

/**
 * English texts in, their Turkish out, in the same order. Where only some can be translated the
 * others are `null` and say why; where none can, the answer is a problem (503).
 */
export const translate = {
  method: 'POST',
  path: '/api/translate',
  summary: 'The Turkish of English texts, in the same order.',
  status: 200,
  problems: [400, 403, 413, 415, 429, 503],
  request: object({
    texts: array(paragraph(1, textChars)).check(
      minLength(1),
      maxLength(texts),
      refine((all: readonly string[]) => charsOf(all) <= allChars),
    ),
  }),
  response: object({
    translations: array(
      object({
        text: string(),
        /** Plain text, to be shown as nothing else. */
        translation: nullable(string()),
        /** Only where `translation` is `null`. */
        problem: optional(z_enum(translationProblems)),
      }),
    ),
  }),
} as const satisfies Endpoint

function charsOf(all: readonly string[]): number {
  return all.reduce((sum, text) => sum + text.length, 0)
}
