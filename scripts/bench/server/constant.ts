// What the server is compared with: the same Fastify, the same routes, the same parsing, and answers
// that are always the same.

import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { fastify } from 'fastify'
import { contact } from '#contract/contact.ts'
import type { WriteEndpoint } from '#contract/endpoint.ts'
import { translate } from '#contract/translate.ts'
import { beMeasured } from './measured.ts'

const app = fastify()

function answerAlways(endpoint: WriteEndpoint, answer: object) {
  const body = JSON.stringify(answer)
  app.post(endpoint.path, async (request, reply) => {
    const parsed = endpoint.request.safeParse(request.body)
    if (!parsed.success) throw parsed.error
    return reply.code(endpoint.status).type('application/json; charset=utf-8').send(body)
  })
}

answerAlways(translate, {
  translations: [{ text: 'to come together', translation: 'tr:to come together' }],
})
answerAlways(contact, { id: randomBytes(16).toString('hex') })

const page = await promisify(brotliCompress)(await readFile('dist/index.html'), {
  params: { [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
})
app.get('/*', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('content-encoding', 'br').send(page),
)

await beMeasured(app)
