import { fireEvent, render, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  answering,
  answeringNobody,
  answeringTooLate,
  aProblem,
} from '../api/an-answer.test-support.ts'
import { TranslatedText } from './translated-text.tsx'

const translated = {
  translations: [{ text: 'serendipity', translation: 'mutlu rastlantı', cached: false }],
}

const offer = () => screen.findByRole('button', { name: 'Türkçeye çevir' })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

/** A page whose server translates, as it says in its head. */
function serverTranslates() {
  const meta = document.createElement('meta')
  meta.name = 'translation'
  document.head.append(meta)
  onTestFinished(() => meta.remove())
}

/** A browser that translates as `translate` does, after loading what it needs. */
function browserTranslates(translate: () => Promise<string>) {
  vi.stubGlobal('Translator', {
    availability: async () => 'downloadable',
    create: async ({ monitor }: { monitor: (target: EventTarget) => void }) => {
      const target = new EventTarget()
      monitor(target)
      target.dispatchEvent(Object.assign(new Event('downloadprogress'), { loaded: 0.426 }))
      return { translate, destroy: () => undefined }
    },
  })
  onTestFinished(() => void vi.unstubAllGlobals())
}

/** The text in the state that comes once the learner has asked the server for it. */
async function askServer() {
  serverTranslates()
  render(<TranslatedText text="serendipity" />)
  fireEvent.click(await offer())
  press('Gönder ve çevir')
}

test('where nobody translates, nothing is offered', async () => {
  const { container } = render(<TranslatedText text="serendipity" />)
  await Promise.resolve()

  expect(container.textContent).toBe('')
})

test('nothing is sent before the learner has agreed, and who declines is offered it again', async () => {
  const asked = vi.fn()
  vi.stubGlobal('fetch', asked)
  onTestFinished(() => void vi.unstubAllGlobals())
  serverTranslates()
  render(<TranslatedText text="serendipity" />)
  fireEvent.click(await offer())

  press('Vazgeç')

  expect(document.activeElement).toBe(await offer())
  expect(asked).not.toHaveBeenCalled()
})

test('who gives up waiting is offered it again, and what comes later is not shown', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  onTestFinished(() => void vi.unstubAllGlobals())
  await askServer()
  await screen.findByText('Çeviri bekleniyor')

  press('Vazgeç')

  expect(document.activeElement).toBe(await offer())
  resolve(Response.json(translated))
  await promise
  await Promise.resolve()
  expect(screen.queryByText('mutlu rastlantı')).toBeNull()
})

test('a translation of the server is marked as a machine’s, beside the English', async () => {
  answering(200, translated)
  await askServer()

  await screen.findByText('mutlu rastlantı')
  screen.getByText('Makine çevirisi: yanlış olabilir.')
  press('İngilizce göster')
  expect(screen.getByText('serendipity').lang).toBe('en')
})

test.each([
  ['nobody is there', answeringNobody, /Sunucuya ulaşılamıyor/],
  ['the answer takes too long', answeringTooLate, /zamanında yanıt vermedi/],
  ['the answer is somebody else’s', () => answering(200, { hotel: true }), /anlaşılamadı/],
  [
    'no more is translated today',
    () => answering(503, aProblem(503, 'Bugünlük çeviri hakkı doldu.', 'translation-over-budget')),
    'Bugünlük çeviri hakkı doldu.',
  ],
])('where %s, that is said, and it can be tried again', async (_why, prepare, says) => {
  prepare()
  await askServer()

  await screen.findByText(says)
  answering(200, translated)
  press('Yeniden dene')
  await screen.findByText('mutlu rastlantı')
})

test('the browser translates by itself, and says how much it has loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  browserTranslates(() => promise)
  render(<TranslatedText text="serendipity" />)
  fireEvent.click(await offer())

  await screen.findByText('Tarayıcının çeviri dili indiriliyor: %42')
  resolve('mutlu tesadüf')
  await screen.findByText('mutlu tesadüf')
  screen.getByText('Bu cihazda çevrildi: yanlış olabilir.')
})

test('a browser that cannot after all, and no server: that is said', async () => {
  browserTranslates(() => Promise.reject(new DOMException('no room', 'QuotaExceededError')))
  render(<TranslatedText text="serendipity" />)
  fireEvent.click(await offer())

  await screen.findByText(/Çeviri hizmeti şu anda yanıt vermiyor/)
})
