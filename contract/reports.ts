import { object, optional, regex, string, enum as z_enum } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { reportCommentChars, reportKinds } from './limits.ts'
import { paragraph } from './text.ts'

const senseId = string().check(regex(/^[\w.-]{1,100}$/))

/** A mistake in the lexicon, as a learner saw it. */
export const report = {
  method: 'POST',
  path: '/api/reports',
  summary: 'Reports a mistake in the lexicon.',
  status: 201,
  problems: [400, 403, 413, 415, 429, 503],
  request: object({
    senseId,
    kind: z_enum(reportKinds),
    comment: optional(paragraph(0, reportCommentChars)),
    /** Of a question: the sense whose option was picked. */
    chosenSenseId: optional(senseId),
    /** The version of the word list that the learner saw. */
    lexiconVersion: string().check(regex(/^[\w.-]{1,40}$/)),
  }),
  response: object({ id: string() }),
} as const satisfies Endpoint
