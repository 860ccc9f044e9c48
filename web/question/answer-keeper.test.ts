import { expect, test } from 'vitest'
import { indexList } from '#domain/quiz/list-index.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { aLog } from './a-log.test-support.ts'
import { choiceGiven, type Given } from './answer-draft.ts'
import { type AnswerKeeping, createAnswerKeeper, roundName } from './answer-keeper.ts'

const asked = {
  sense: 'word0.n.1',
  list: 'zor',
  direction: 'en-tr',
  asked: 'recall',
  lexicon: 'v1',
} as const
const typed: Given = { question: 'typed', options: [], chosen: 'kelime', grade: 'again' }

function aKeeper(more: Partial<AnswerKeeping> = {}) {
  let seconds = 100
  const { records, ...recording } = aLog()
  const keeper = createAnswerKeeper({ seconds: () => seconds, ...recording, ...more })
  return { ...keeper, records, pass: (passed: number) => (seconds += passed) }
}

test('an answer tells what was asked, how it was answered, and how long it took, in tenths', async () => {
  const keeper = aKeeper()
  keeper.ask()
  keeper.pass(2.34)
  const draft = keeper.keep(asked, typed, roundName('run', 1))
  await keeper.kept()

  expect(draft).toEqual({ kind: 'answer', ...asked, ...typed, round: 'run.1', seconds: 2.3 })
  expect(keeper.records).toEqual([draft])
})

test('what is taken back follows what was given, however long that takes to write', async () => {
  let write = () => {}
  const written = new Promise<void>((resolve) => (write = resolve))
  const records: string[] = []
  const keeper = aKeeper({
    recordAnswer: async ({ round }) => {
      await written
      records.push(`answer ${round}`)
    },
    recordUndo: async (round) => void records.push(`undo ${round}`),
  })
  keeper.keep(asked, typed, 'run.1')
  keeper.takeBack('run.1')
  write()
  await keeper.kept()

  expect(records).toEqual(['answer run.1', 'undo run.1'])
})

test('an answer is replaced by taking it back and giving another with its time', async () => {
  const keeper = aKeeper()
  keeper.ask()
  keeper.pass(3)
  const first = keeper.keep(asked, typed, 'run.1')
  keeper.pass(9)
  keeper.replace(first, { grade: 'good' })
  await keeper.kept()

  expect(keeper.records).toEqual([
    first,
    { kind: 'undo', round: 'run.1' },
    { ...first, grade: 'good' },
  ])
})

test('an answer that could not be written does not keep the next from the record', async () => {
  const records: string[] = []
  const keeper = aKeeper({
    recordAnswer: async ({ round }) => {
      if (round === 'run.1') throw new Error('broken')
      records.push(round)
    },
  })
  keeper.keep(asked, typed, 'run.1')
  await expect(keeper.kept()).rejects.toThrow('broken')
  keeper.keep(asked, typed, 'run.2')
  await keeper.kept()

  expect(records).toEqual(['run.2'])
})

test('a choice names its options and what was chosen by their senses', () => {
  const index = indexList(someEntries(6))
  const item = { target: 1, options: [4, 1, 0, 2, 3], senses: 1 } as const
  const options = ['word4.n.1', 'word1.n.1', 'word0.n.1', 'word2.n.1', 'word3.n.1']
  const given = (chosen: number | undefined) => choiceGiven({ item, chosen }, index)

  expect(given(1)).toEqual({ question: 'choice', options, chosen: 'word1.n.1', grade: 'good' })
  expect(choiceGiven({ item: { ...item, senses: 'gloss' }, chosen: 1 }, index)).toMatchObject({
    optionText: 'gloss',
  })
  expect(given(4)).toMatchObject({ chosen: 'word4.n.1', grade: 'again' })
  expect(given(undefined)).toMatchObject({ chosen: null, grade: 'again' })
})

test('a question about a word that its list does not have is a mistake, not an empty answer', () => {
  const index = indexList(someEntries(3))
  const item = { target: 1, options: [0, 1, 2, 3, 4], senses: 1 } as const

  expect(() => choiceGiven({ item, chosen: 4 }, index)).toThrow('no word at place 3')
})
