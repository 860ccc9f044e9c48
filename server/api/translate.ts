import type { FastifyInstance } from 'fastify'
import { translate } from '#contract/translate.ts'
import { noTranslation } from '../problems.ts'
import type { ServerKeys } from '../server-keys.ts'
import type { Translation, Translator } from '../translation/translator.ts'
import { answerWrite } from './answer.ts'
import { networksOf } from './client-networks.ts'

export function serveTranslations(
  app: FastifyInstance,
  { translator, keys }: { readonly translator: Translator; readonly keys: ServerKeys },
) {
  answerWrite(app, translate, async ({ texts }, request) => {
    const networks = networksOf(request.ip)
    const client = () =>
      Promise.all(
        networks.map(async ({ name, share }) => ({ hash: await keys.clientHash(name), share })),
      )
    const found = await translator.translate(texts, client)

    const [first] = found
    if (first && !first.ok && found.every(({ ok }) => !ok)) {
      return { ok: false, problem: noTranslation(first.problem, first.retryAfterSeconds) }
    }
    const translations = found.map((translation, place) => toRow(texts[place] ?? '', translation))
    return { ok: true, value: { translations } }
  })
}

function toRow(text: string, translation: Translation) {
  return translation.ok
    ? { text, translation: translation.value }
    : { text, translation: null, problem: translation.problem }
}
