import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contact } from '#contract/contact.ts'
import { secondsUntilNextDay } from '../day.ts'
import type { Forwarder } from '../messages/forwarder.ts'
import type { HumanCheck } from '../messages/human-check.ts'
import type { MessageStore, NewMessage } from '../messages/message-store.ts'
import type { ServerProblem } from '../problem.ts'
import { automated, fullToday, tooManyMessages, wrongAnswer } from '../problems.ts'
import type { ServerKeys } from '../server-keys.ts'
import { answerWrite } from './answer.ts'
import type { Limit } from './limits.ts'

export type ContactServices = {
  readonly messages: MessageStore
  readonly forwarder: Forwarder
  readonly isHuman: HumanCheck
  readonly keys: ServerKeys
}

export function serveContact(
  app: FastifyInstance,
  { messages, forwarder, isHuman, keys }: ContactServices,
  limit: Limit,
) {
  const underWay = new Map<string, Promise<ServerProblem | undefined>>()

  /** Stores a message that is not there yet; gives what keeps it from being stored. */
  async function store(
    message: NewMessage,
    request: FastifyRequest,
  ): Promise<ServerProblem | undefined> {
    if (await messages.has(message.id)) return undefined
    const waitSeconds = limit.take(request)
    if (waitSeconds !== undefined) return tooManyMessages(waitSeconds)
    let isStored = false
    try {
      isStored = await messages.add(message)
    } finally {
      if (!isStored) limit.giveBack(request)
    }
    if (!isStored) return fullToday(secondsUntilNextDay(Date.now()))
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
    const problem = await storing
    return problem ? { ok: false, problem } : { ok: true, value: { id } }
  })
}
