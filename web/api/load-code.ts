import type { Result } from '#domain/result.ts'
import type { FetchProblem } from './fetch-text.ts'

/** What `load` imports; a problem where its file does not come. */
export async function loadCode<Code>(
  load: () => Promise<Code>,
): Promise<Result<Code, FetchProblem>> {
  try {
    return { ok: true, value: await load() }
  } catch (error) {
    // The only name that importing has for it.
    if (!(error instanceof TypeError)) throw error
    return { ok: false, problem: { kind: 'offline', asked: error.message } }
  }
}
