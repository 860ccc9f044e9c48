import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

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

test('a word is shown with a sample question, one for each of its entries', () => {
  const { text } = words('show', 'light')
  expect(text.match(/^ {3}[A-E]\) .+ \[.+\]$/gm)?.length).toBeGreaterThanOrEqual(10)
})

test('a sample is numbered questions, the same for a seed; its answers stand in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const key = join(folder, 'key.tsv')
  const sample = (...more: string[]) =>
    words('sample-questions', '--list', 'zor', '--count', '3', '--seed', '7', '--key', key, ...more)
  const { status, text } = sample()

  expect(status).toBe(0)
  expect(text.match(/^\d\. \S+/gm)).toHaveLength(3)
  expect(text.match(/^ {3}[A-E]\) /gm)).toHaveLength(15)
  expect(sample().text).toBe(text)
  const answers = readFileSync(key, 'utf8').trim().split('\n')
  expect(answers).toHaveLength(3)
  const [, , id = ''] = answers[0]?.split('\t') ?? []
  expect(text).toContain(`1. ${id.split('.')[0]} (`)

  const subjects = sample('--subject').text
  expect(subjects).not.toContain(`1. ${id.split('.')[0]}`)
  expect(subjects).toMatch(/^1\. \[.+\] \(/m)
})

test('a sample of what there is not is a clear mistake', () => {
  expect(words('sample-questions', '--list', 'kolya')).toMatchObject({ status: 1 })
  expect(words('sample-questions', '--cuont', '3').text).not.toMatch('    at ')
})
