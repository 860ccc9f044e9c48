import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contact } from '#contract/contact.ts'
import type { Forwarder } from '../messages/forwarder.ts'
import type { HumanCheck } from '../messages/human-check.ts'
import type { MessageStore, NewMessage } from '../messages/message-store.ts'
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
  const underWay = new Map<string, Promise<number | undefined>>()

  /** Stores a message that is not there yet; gives the seconds to wait where it is one too many. */
  async function store(message: NewMessage, request: FastifyRequest): Promise<number | undefined> {
    if (await messages.has(message.id)) return undefined
    const waitSeconds = await limit(request)
    if (waitSeconds !== undefined) return waitSeconds
    await messages.add(message)
    forwarder.wake()
    return undefined
  }

  answerWrite(app, contact, async (sent, request) => {
    if (sent.website) return { ok: false, problem: automated }
    if (!isHuman(sent.humanCheck.word, sent.humanCheck.answer)) {
      return { ok: false, problem: wrongAnswer }
    }

    const name = sent.name?.trim() || undefined
    const { email, message } = sent
    const id = keys.messageId([name ?? '', email, message])
    // Whoever sends it again, at once or not knowing that it has arrived, is told so: it counts once.
    let storing = underWay.get(id)
    if (!storing) {
      storing = store({ id, name, email, message }, request).finally(() => underWay.delete(id))
      underWay.set(id, storing)
    }
    const waitSeconds = await storing
    return waitSeconds === undefined
      ? { ok: true, value: { id } }
      : { ok: false, problem: tooManyMessages(waitSeconds) }
  })
}
