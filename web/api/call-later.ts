import type { WriteEndpoint } from '#contract/endpoint.ts'
import type { Result } from '#domain/result.ts'
import type { Answer, CallProblem, Request } from './call.ts'
import { loadCode } from './load-code.ts'
import { isSiteAtHand } from './site-at-hand.ts'

/**
 * As `call`, whose code and contract are loaded only now: few pages ever send anything, and reading
 * the schemas would hold up each of them.
 *
 * @param load imports the endpoint.
 */
export async function callLater<Called extends WriteEndpoint>(
  load: () => Promise<Called>,
  request: Request<Called>,
  timeoutMs?: number,
): Promise<Result<Answer<Called>, CallProblem>> {
  if (!(await isSiteAtHand())) return { ok: false, problem: { kind: 'offline', asked: 'call' } }
  const code = await loadCode(() => Promise.all([import('./call.ts'), load()]))
  if (!code.ok) return code
  const [{ call }, endpoint] = code.value
  return await call(endpoint, request, timeoutMs)
}
