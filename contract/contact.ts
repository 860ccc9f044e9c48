import { email, maxLength, object, optional, string } from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import { line, paragraph } from './text.ts'

/** The most characters of each field. */
export const contactLimits = { name: 100, email: 254, message: 4000 } as const

/** A message to whoever runs the site. The same one sent twice is one, with one id. */
export const contact = {
  method: 'POST',
  path: '/api/contact',
  summary: 'Sends a message to whoever runs the site.',
  status: 201,
  problems: [400, 403, 413, 415, 422, 429, 503],
  request: object({
    name: optional(line(0, contactLimits.name)),
    email: email().check(maxLength(contactLimits.email)),
    message: paragraph(1, contactLimits.message),
    /** A field that no person sees: left empty, or left out. */
    website: optional(string().check(maxLength(1000))),
    /** The question asked before: a headword and the Turkish gloss that was picked for it. */
    humanCheck: object({ word: line(1, 100), answer: line(1, 200) }),
  }),
  response: object({ id: string() }),
} as const satisfies Endpoint
