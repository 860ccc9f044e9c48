import { beforeEach, expect, test, vi } from 'vitest'
import { aRecall, at } from '#domain/record/an-answer.test-support.ts'
import { type StudiedWord, studiedWord } from '#domain/record/studied-word.ts'
import { usePreferences } from '../storage/preferences.ts'
import { useStudy } from '../storage/record/study.ts'
import { aSoundCard } from '../study/a-sound-card.test-support.ts'
import { followMoments } from './follow-moments.ts'

const on = (day: string) => aRecall({ ...at(`${day}T12:00+03:00`), question: 'shown' })
const settling = studied('2026-01-01', '2026-01-08')
const lasting = studied('2026-01-01', '2026-01-08', '2026-02-05', '2026-05-20', '2026-11-20')
const fresh = { ...studied('2026-09-20'), sense: 'gather.v.1' }

beforeEach(() => {
  usePreferences.setState({ sounds: true })
  useStudy.setState({ words: [settling] })
})

test('a word that becomes kalıcı is heard, once, and only by who wants that', async () => {
  const heard = aSoundCard()
  followMoments()

  useStudy.setState({ words: [settling, fresh] })
  useStudy.setState({ words: [lasting, fresh] })
  await vi.waitFor(() => expect(heard).toHaveLength(2))
  useStudy.setState({ words: [{ ...lasting }, fresh] })
  usePreferences.setState({ sounds: false })
  useStudy.setState({ words: [settling, fresh] })
  useStudy.setState({ words: [lasting, fresh] })
  await vi.dynamicImportSettled()

  expect(heard).toHaveLength(2)
})

test('words that come with a backup are not heard', async () => {
  const heard = aSoundCard()
  followMoments()

  useStudy.setState({ words: [settling, lasting, fresh].map(numbered) })
  await vi.dynamicImportSettled()

  expect(heard).toEqual([])
})

function studied(...days: readonly string[]): StudiedWord {
  const word = studiedWord(days.map(on))
  if (!word) throw new Error('nothing was answered')
  return word
}

const numbered = (word: StudiedWord, number: number) => ({ ...word, sense: `gather.v.${number}` })
