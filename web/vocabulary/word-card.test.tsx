import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { LoadedWord } from '../lexicon/word-details.ts'
import { anEntryDetail, aSenseDetail, aWordDetail } from './a-word-detail.test-support.ts'
import { WordCard } from './word-card.tsx'

const loadWord = vi.hoisted(() => vi.fn<(slug: string) => Promise<LoadedWord>>())
vi.mock('../lexicon/word-details.ts', async (original) => ({
  ...(await original<typeof import('../lexicon/word-details.ts')>()),
  loadWord,
}))

const subject = { id: 'light.n.1', word: 'light' }

/** The card of *light*, once what was asked for has come, or not. */
async function openCard(loaded: LoadedWord, with_ = {}) {
  loadWord.mockResolvedValue(loaded)
  await act(async () => {
    render(<WordCard subject={{ ...subject, ...with_ }} onClose={() => undefined} />)
  })
}

test.each([
  ['offline', 'Kart yüklenemedi. Bağlantını denetleyip yeniden dene.'],
  ['too-slow', 'Kart yüklenemedi. Bağlantın şu anda çok yavaş. Biraz sonra yeniden dene.'],
] as const)(
  'a card that does not come (%s) says why, and comes when tried again',
  async (kind, says) => {
    await openCard({ ok: false, problem: { kind, asked: '/words-l.json' } })
    expect(screen.getByRole('alert').textContent).toContain(says)

    loadWord.mockResolvedValue({ ok: true, value: aWordDetail() })
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Yeniden dene' })))
    screen.getByText('karşılık')
    screen.getByText('/laɪt/')
  },
)

test('a word that the lexicon has no more is told without a reason that is none', async () => {
  await openCard({ ok: false, problem: { kind: 'missing' } })

  expect(screen.getByRole('alert').textContent).toBe('Kart yüklenemedi.Yeniden dene')
})

test('the card of a question shows the entry that was asked; one of a word shows all', async () => {
  const verb = anEntryDetail({
    partOfSpeech: 'verb',
    senses: [aSenseDetail('light.v.1', ['yakmak'])],
  })
  const value = aWordDetail({ entries: [anEntryDetail(), verb] })
  await openCard({ ok: true, value })
  expect(screen.queryByText('yakmak')).toBeNull()

  await openCard({ ok: true, value }, { isWhole: true })
  screen.getByText('yakmak')
})

test('a sense that is no more shows the whole word', async () => {
  await openCard({ ok: true, value: aWordDetail() }, { id: 'light.n.9' })

  screen.getByText('karşılık')
})
