import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answering,
  answeringNobody,
  answeringTooLate,
  aProblem,
  stubFetch,
} from '../../api/an-answer.test-support.ts'
import { messageDraft } from '../../storage/drafts.ts'
import { MessageForm } from './message-form.tsx'

const humanCheck = { word: 'abundant', answer: 'bol' }

/** The form, open, with a message in it. */
function writeMessage({ email = 'elif@example.com', message = 'Merhaba' } = {}) {
  const told = { onRefused: vi.fn(), onSent: vi.fn() }
  render(<MessageForm humanCheck={humanCheck} {...told} />)
  fireEvent.change(screen.getByLabelText('E-posta'), { target: { value: email } })
  fireEvent.change(screen.getByRole('textbox', { name: 'Mesajın' }), { target: { value: message } })
  return told
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))

test('before the question is answered nothing can be written, and it says why', () => {
  render(<MessageForm humanCheck={undefined} onRefused={vi.fn()} onSent={vi.fn()} />)

  expect(screen.getByLabelText('E-posta').closest('fieldset')?.disabled).toBe(true)
  screen.getByText('Önce yukarıdaki soruyu yanıtla.')
})

test.each([
  ['', 'E-posta adresini yaz. Örnek: elif@example.com'],
  ['elif', 'Adreste @ işareti yok. Örnek: elif@example.com'],
  ['elif@example', '@ işaretinden sonrasını da yaz. Örnek: elif@example.com'],
  [
    'elif @example.com',
    'Adrese yeniden bak: boşluk ve Türkçe harf olmadan yaz. Örnek: elif@example.com',
  ],
])('the address “%s” is told by what is wrong with it, and can be gone to', async (email, says) => {
  writeMessage({ email })
  send()

  const [toField] = await screen.findAllByRole('link', { name: says })
  expect(screen.getByLabelText('E-posta').getAttribute('aria-invalid')).toBe('true')
  fireEvent.click(toField as HTMLElement)
  expect(document.activeElement).toBe(screen.getByLabelText('E-posta'))
})

test('every field that is wrong is counted, and nothing is sent', async () => {
  const sent = vi.fn()
  stubFetch(sent)
  writeMessage({ email: 'elif', message: ' ' })
  send()

  await screen.findByText('Mesaj gönderilmedi: 2 alanı düzelt.')
  expect(sent).not.toHaveBeenCalled()
})

test('an answer that the server does not take asks another question', async () => {
  answering(422, aProblem(422, 'Başka bir soruyu yanıtla.', 'wrong-answer'))
  const { onRefused, onSent } = writeMessage()
  send()

  await screen.findByText('Mesaj gönderilmedi. Başka bir soruyu yanıtla.')
  expect(onRefused).toHaveBeenCalledOnce()
  expect(onSent).not.toHaveBeenCalled()
})

test.each([
  ['nobody is there', answeringNobody, /^Mesaj gönderilemedi: sunucuya ulaşılamıyor/],
  ['the answer takes too long', answeringTooLate, /^Mesaj ulaştı mı, bilinmiyor: sunucu/],
  ['the answer is somebody else’s', () => answering(200, {}), /bilinmiyor: gelen yanıt/],
])('where %s, that is said, and the message is kept', async (_why, prepare, says) => {
  prepare()
  const { onRefused } = writeMessage()
  send()

  await screen.findByText(says)
  expect(onRefused).not.toHaveBeenCalled()
  const draft = { name: '', email: 'elif@example.com', message: 'Merhaba' }
  expect(messageDraft.read()).toEqual({ ok: true, value: draft })
})

test('what was sent is not kept', async () => {
  answering(201, { id: '1' })
  const { onSent } = writeMessage()
  send()

  await waitFor(() => expect(onSent).toHaveBeenCalledOnce())
  expect(messageDraft.read()).toEqual({ ok: true, value: undefined })
})
