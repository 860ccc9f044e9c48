import { text } from '#domain/field-check.ts'
import { historyNote } from '../../ui/history-note.ts'

/** Which session's end stands at this step of the history: Back and a reload show it again. */
export const endNote = historyNote('learned', text())
