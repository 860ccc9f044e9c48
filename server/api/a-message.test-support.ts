import { createInbox } from '../messages/inbox.ts'
import { post } from '../testing/requests.ts'
import type { TestApp } from '../testing/test-app.ts'

const humanCheck = { word: 'abundant', answer: 'bol' }
/** A message that is taken. */
export const elif = { name: 'Elif', email: 'elif@example.com', message: 'Merhaba', humanCheck }

/** Sends `body` to `server` as the contact page does. */
export function sendTo(
  server: TestApp,
  body: object,
  headers: Readonly<Record<string, string>> = {},
) {
  return post(server.app, '/api/contact', body, headers)
}

/** All that learners have sent to `server`. */
export function storedBy(server: TestApp) {
  return createInbox(server.services.database, Date.now).all()
}
