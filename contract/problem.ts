import {
  array,
  type infer as Infer,
  int,
  literal,
  object,
  optional,
  string,
  enum as z_enum,
} from 'zod/mini'

/** Why a text has no translation: the server asks nobody, may ask no more today, or got no answer. */
export const translationProblems = ['off', 'over-budget', 'unavailable'] as const

export type TranslationProblem = (typeof translationProblems)[number]

/** What a client may want to tell apart where the status alone does not. */
export const problemKinds = [
  /** 422: the answer picked is not what the word means. */
  'wrong-answer',
  /** 422: a field that no person sees was filled in. */
  'automated',
  /** 503: this server translates nothing; asking again is of no use before it is set up otherwise. */
  'translation-off',
  /** 503: no more today, of this client or at all; `Retry-After` says when. */
  'translation-over-budget',
  /** 503: the translation service does not answer; `Retry-After` says when to ask again. */
  'translation-unavailable',
  /** 503: the database does not answer; `Retry-After` says when to ask again. Nothing was stored. */
  'storage',
] as const

export type ProblemKind = (typeof problemKinds)[number]

/** What every answer that is not a success holds (RFC 9457), as `application/problem+json`. */
export const problem = object({
  type: literal('about:blank'),
  /** Turkish. */
  title: string(),
  /** The HTTP status. */
  status: int(),
  /** A Turkish sentence or two that the learner may read. */
  detail: string(),
  kind: optional(z_enum(problemKinds)),
  /** Of a 400: where the request is wrong, as `email` or `texts.3`; left out when it is no JSON. */
  fields: optional(array(string())),
})

export type Problem = Infer<typeof problem>
