import type { report } from '#contract/reports.ts'
import type { Request } from './call.ts'
import { callLater } from './call-later.ts'

/** Reports a mistake in the lexicon to us. */
export async function sendReport(mistake: Request<typeof report>) {
  return await callLater(async () => (await import('#contract/reports.ts')).report, mistake)
}
