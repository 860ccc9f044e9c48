import type { infer as Infer } from 'zod/mini'
import type { WriteEndpoint } from '#contract/endpoint.ts'
import { type Problem, problem as problemSchema } from '#contract/problem.ts'
import { parseJson } from '#domain/json.ts'
import type { Result } from '#domain/result.ts'
import { type FetchProblem, fetchText } from './fetch-text.ts'

/**
 * Why a call has no answer: nothing came; our server says itself why not; or what came is neither
 * what the contract says nor a problem (a proxy's page, or a server of another version).
 */
export type CallProblem =
  | FetchProblem
  | { readonly kind: 'refused'; readonly asked: string; readonly problem: Problem }
  | { readonly kind: 'unreadable'; readonly asked: string; readonly status: number }

export type Request<Called extends WriteEndpoint> = Infer<Called['request']>
export type Answer<Called extends WriteEndpoint> = Infer<Called['response']>

// The server may ask somebody else for seconds before it answers.
const usualTimeoutMs = 20_000

/** Sends `request` to our server, which has `timeoutMs` to answer. */
export async function call<Called extends WriteEndpoint>(
  endpoint: Called,
  request: Request<Called>,
  timeoutMs = usualTimeoutMs,
): Promise<Result<Answer<Called>, CallProblem>> {
  const { method, path: asked } = endpoint
  const headers = { 'content-type': 'application/json' }
  const fetched = await fetchText(
    asked,
    { method, headers, body: JSON.stringify(request) },
    timeoutMs,
  )
  if (!fetched.ok) return fetched
  const { status, isOk, text } = fetched.value
  const body = parseJson(text)
  if (isOk) {
    const answer = endpoint.response.safeParse(body)
    if (answer.success) return { ok: true, value: answer.data as Answer<Called> }
  }
  const told = problemSchema.safeParse(body)
  return {
    ok: false,
    problem: told.success
      ? { kind: 'refused', asked, problem: told.data }
      : { kind: 'unreadable', asked, status },
  }
}
