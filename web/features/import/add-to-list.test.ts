import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { newWordOf } from '#domain/import/judge-row.ts'
import { memoryStorage } from '../../storage/memory-storage.test-support.ts'

const row: JudgedRow = {
  line: 1,
  verdict: 'ready',
  word: 'wilt',
  meanings: ['solmak'],
  sense: 'wilt.v.1',
  memory: { stabilityDays: 20, lastAt: Date.UTC(2026, 0, 1) },
}

/** Adds the row with its memory; the toast that tells of it, with memories kept or not. */
async function toldOfAdding(keepsMemories: boolean) {
  vi.resetModules()
  vi.stubGlobal('localStorage', memoryStorage())
  // No build has named the log's code in the page.
  vi.stubGlobal('document', { querySelector: () => null })
  const showToast = vi.fn()
  vi.doMock('../../ui/toast.tsx', () => ({ showToast }))
  if (!keepsMemories) {
    vi.doMock('../../storage/record/changes.ts', async (actual) => ({
      ...(await actual<object>()),
      recordAdoptions: async () => ({ ok: false, problem: 'full' }),
    }))
  }
  const { addToList } = await import('./add-to-list.ts')
  const added = await addToList('Anki', [row], newWordOf, true, {})
  expect(added.ok).toBe(true)
  expect(showToast).toHaveBeenCalledOnce()
  return showToast.mock.calls[0]?.[0]
}

afterEach(async () => {
  const { deleteDatabase, databaseName } = await import('../../storage/record/stored-database.ts')
  vi.doUnmock('../../ui/toast.tsx')
  vi.doUnmock('../../storage/record/changes.ts')
  await deleteDatabase(databaseName)
})

test('words whose memories could not be kept are added, and it is said that they count as new', async () => {
  expect(await toldOfAdding(false)).toMatchObject({
    text: expect.stringContaining('tekrar zamanları kaydedilemedi'),
    isAlert: true,
    action: { label: 'Geri al' },
  })
})

test('words that come with their memories are told of as added', async () => {
  expect(await toldOfAdding(true)).toMatchObject({
    text: '1 kelime “Anki” listesine eklendi',
    action: { label: 'Geri al' },
  })
})
