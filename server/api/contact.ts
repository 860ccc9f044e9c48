import type { FastifyInstance } from 'fastify'
import { contact } from '#contract/contact.ts'
import type { Forwarder } from '../messages/forwarder.ts'
import type { HumanCheck } from '../messages/human-check.ts'
import type { MessageStore } from '../messages/message-store.ts'
import { automated, tooManyMessages, wrongAnswer } from '../problems.ts'
import type { ServerKeys } from '../server-keys.ts'
import { answerWrite } from './answer.ts'
import type { HourlyLimit } from './limits.ts'

export type ContactServices = {
  readonly messages: MessageStore
  readonly forwarder: Forwarder
  readonly isHuman: HumanCheck
  readonly keys: ServerKeys
}

export function serveContact(
  app: FastifyInstance,
  { messages, forwarder, isHuman, keys }: ContactServices,
  limit: HourlyLimit,
) {
  answerWrite(app, contact, async (sent, request) => {
    if (sent.website) return { ok: false, problem: automated }
    if (!isHuman(sent.humanCheck.word, sent.humanCheck.answer)) {
      return { ok: false, problem: wrongAnswer }
    }

    const name = sent.name?.trim() || undefined
    const { email, message } = sent
    const id = keys.messageId([name ?? '', email, message])
    // Whoever sends it again, not knowing that it has arrived, is told so, and it counts once.
    if (await messages.has(id)) return { ok: true, value: { id } }

    const waitSeconds = await limit(request)
    if (waitSeconds !== undefined) return { ok: false, problem: tooManyMessages(waitSeconds) }
    await messages.add({ id, name, email, message })
    forwarder.wake()
    return { ok: true, value: { id } }
  })
}
