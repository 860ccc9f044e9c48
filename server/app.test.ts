import { afterAll, describe, expect, test } from 'vitest'
import { aSite } from './a-site.test-support.ts'

const { appFor, remove } = await aSite()
const app = await appFor({})
afterAll(remove)

describe('the API', () => {
  test('says that the server is well', async () => {
    const response = await app.inject('/api/health')

    expect(response.statusCode).toBe(200)
    expect(response.json()).toEqual({ status: 'ok' })
    expect(response.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    })
  })

  test.each(['/api', '/api/', '/api/yok', '/api/%E0%A4%A'])('has nothing at %s', async (url) => {
    for (const method of ['GET', 'POST'] as const) {
      const response = await app.inject({ method, url })

      expect(response.statusCode).toBe(404)
      expect(response.headers['content-type']).toBe('application/problem+json; charset=utf-8')
      expect(response.json()).toEqual({
        type: 'about:blank',
        title: 'Bulunamadı',
        status: 404,
        detail: 'Bu adreste bir hizmet yok.',
      })
    }
  })

  test.each(['/', '/contact', '/yok', '/api/health'])('%s is there to be read', async (url) => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'] as const) {
      const response = await app.inject({ method, url, payload: '{' })

      expect(response).toMatchObject({ statusCode: 405 })
      expect(response.headers.allow).toBe('GET, HEAD')
      expect(response.json().status).toBe(405)
    }
  })
})
