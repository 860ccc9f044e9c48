import type { infer as Infer } from 'zod/mini'
import type { WriteEndpoint } from '#contract/endpoint.ts'
import { type Problem, problem as problemSchema } from '#contract/problem.ts'
import type { Result } from '#domain/result.ts'

/**
 * Why a call has no answer: `offline` where the server cannot be reached or takes too long, else
 * what it says itself.
 */
export type CallProblem = 'offline' | Problem

// The server may ask somebody else for seconds before it answers.
const timeoutMs = 20_000

/**
 * Sends `request` to our server.
 *
 * An answer that is neither what the contract says nor a problem (a proxy's page) is `offline`: our
 * server was not reached.
 */
export async function call<Called extends WriteEndpoint>(
  endpoint: Called,
  request: Infer<Called['request']>,
): Promise<Result<Infer<Called['response']>, CallProblem>> {
  try {
    const response = await fetch(endpoint.path, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body: unknown = await response.json()
    if (response.ok) {
      const answer = endpoint.response.safeParse(body)
      if (answer.success) return { ok: true, value: answer.data as Infer<Called['response']> }
    }
    const told = problemSchema.safeParse(body)
    return { ok: false, problem: told.success ? told.data : 'offline' }
  } catch (error) {
    const isTransport =
      error instanceof TypeError || error instanceof DOMException || error instanceof SyntaxError
    if (isTransport) return { ok: false, problem: 'offline' }
    throw error
  }
}
