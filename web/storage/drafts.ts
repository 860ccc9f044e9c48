import { z } from 'zod/mini'
import { localRecord } from './local-record.ts'

/** A message to us that was not sent yet. */
export type MessageDraft = {
  readonly name: string
  readonly email: string
  readonly message: string
}

/** The message being written; kept until it is sent, also without a connection. */
export const messageDraft = localRecord<MessageDraft>(
  'io.message',
  1,
  z.object({ name: z.string(), email: z.string(), message: z.string() }),
)

/** A report of a mistake that was not sent yet. */
export type ReportDraft = {
  readonly senseId: string
  readonly kind: string
  readonly comment: string
}

/** The report being written; kept until it is sent. */
export const reportDraft = localRecord<ReportDraft>(
  'io.report',
  1,
  z.object({ senseId: z.string(), kind: z.string(), comment: z.string() }),
)
