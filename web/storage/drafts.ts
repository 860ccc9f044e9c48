import { objectOf, type Passing, text } from '#domain/field-check.ts'
import { localRecord } from './local-record.ts'

const message = objectOf({ name: text(), email: text(), message: text() })

/** A message to us that was not sent yet. */
export type MessageDraft = Passing<typeof message>

/** The message being written; kept until it is sent, also without a connection. */
export const messageDraft = localRecord('io.message', 1, message)

const report = objectOf({ senseId: text(), kind: text(), comment: text() })

/** A report of a mistake that was not sent yet. */
export type ReportDraft = Passing<typeof report>

/** The report being written; kept until it is sent. */
export const reportDraft = localRecord('io.report', 1, report)

const pasted = objectOf({ text: text() })

/** What was pasted to be imported, and is not yet. */
export const pastedDraft = localRecord('io.pasted', 1, pasted)
