import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

function words(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/words.ts', ...options], {
    encoding: 'utf8',
  })
  return { status, text: stdout + stderr }
}

test('an unknown command tells which there are', () => {
  expect(words('chekc')).toMatchObject({ status: 1, text: expect.stringMatching('words -- check') })
})

test('a word is shown as a learner sees it, with a Turkish capital', () => {
  const { status, text } = words('show', 'abundant')
  expect(status).toBe(0)
  expect(text).toMatch(/adjective · .* · UK əˈbʌn\.dənt/)
  expect(text).toMatch(/1\. \p{Lu}/u)
})

test('a word that exists is not begun anew', () => {
  const { status, text } = words('new', 'abundant')
  expect(status).toBe(1)
  expect(text).toMatch('lexicon/words/a/abundant.json is there already')
})

test('a batch that is no file is a clear mistake', () => {
  const { status, text } = words('check', '--batch', 'nowhere.tsv')
  expect(status).toBe(1)
  expect(text).toMatch('--batch and a table')
  expect(text).not.toMatch('    at ')
})

test('a word of the second edition is shown with its uses, patterns and labels', () => {
  const { text } = words('show', 'turn')
  expect(text).toContain('- take turns: sırayla yapmak')
  expect(text).toContain("[someone's turn to do]")
  expect(text).toMatch(/sıra · countable/)
  expect(text).toMatch(/Başka anlamları: noun dönüş, viraj/)
})
