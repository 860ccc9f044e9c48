import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { EntryDetail } from '#lexicon/word-detail.ts'
import {
  answering,
  answeringNobody,
  answeringTooLate,
  aProblem,
  stubFetch,
} from '../api/an-answer.test-support.ts'
import { reportDraft } from '../storage/drafts.ts'
import { anEntryDetail, aSenseDetail } from './a-word-detail.test-support.ts'
import { Report } from './report.tsx'

const entries: readonly EntryDetail[] = [
  anEntryDetail({
    senses: [aSenseDetail('light.n.1', ['ışık']), aSenseDetail('light.n.2', ['lamba'])],
  }),
]

/** The form, opened, with what the learner writes into it. */
function writeReport(comment: string) {
  render(<Report slug="light" entries={entries} />)
  fireEvent.click(screen.getByRole('button', { name: 'Çeviride hata var' }))
  fireEvent.click(screen.getByRole('radio', { name: 'lamba' }))
  fireEvent.change(screen.getByRole('textbox'), { target: { value: comment } })
}
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Gönder' }))

test.each([
  ['nobody is there', answeringNobody, /^Bildirim gönderilemedi: sunucuya ulaşılamıyor/],
  ['the answer takes too long', answeringTooLate, /^Bildirim ulaştı mı, bilinmiyor: sunucu/],
  ['the answer is somebody else’s', () => answering(200, {}), /bilinmiyor: gelen yanıt/],
  [
    'too much was sent',
    () => answering(429, aProblem(429, 'Biraz bekle.')),
    'Bildirim gönderilmedi. Biraz bekle.',
  ],
])('where %s, that is said, and what was written is kept', async (_why, prepare, says) => {
  prepare()
  writeReport('eksik')
  send()

  expect((await screen.findByRole('alert')).textContent).toMatch(says)
  expect(reportDraft.read()).toEqual({
    ok: true,
    value: { senseId: 'light.n.2', kind: 'meaning', comment: 'eksik' },
  })
})

test('a second click while it is being sent sends nothing more', async () => {
  const held = Promise.withResolvers<Response>()
  let sent = 0
  stubFetch(() => {
    sent += 1
    return held.promise
  })
  writeReport('')
  send()
  fireEvent.submit(screen.getByRole('form', { name: 'Hata bildir' }))
  held.resolve(new Response('{"id":"1"}', { status: 201 }))

  const thanks = await screen.findByText('Bildirimin gönderildi.')
  expect(document.activeElement?.contains(thanks)).toBe(true)
  expect(sent).toBe(1)
  expect(reportDraft.read()).toEqual({ ok: true, value: undefined })
})

test('what was written about a word stands there again, and not with another word', () => {
  reportDraft.write({ senseId: 'light.n.2', kind: 'example', comment: 'eski' })
  const { unmount } = render(<Report slug="light" entries={entries} />)
  fireEvent.click(screen.getByRole('button', { name: 'Çeviride hata var' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'eski')
  unmount()

  const other = [anEntryDetail({ senses: [aSenseDetail('bake.v.1', ['pişirmek'])] })]
  render(<Report slug="bake" entries={other} />)
  fireEvent.click(screen.getByRole('button', { name: 'Çeviride hata var' }))
  expect(screen.getByRole('textbox')).toHaveProperty('value', '')
})
