import { expect, test } from 'vitest'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { seededRandom } from '#domain/random.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aLog } from '../question/a-log.test-support.ts'
import type { Lists } from './recall-question.ts'
import { createRecallRun, type RecallDependencies, scoreOf } from './recall-run.ts'

const sense = (place: number) => `word${place}.n.1`

const word = (place: number, more: Partial<StudiedWord> = {}): StudiedWord => ({
  sense: sense(place),
  list: 'zor',
  memory: { stabilityDays: 1, difficulty: 5, lastDay: 0, wasRight: true },
  answers: 2,
  taughtDay: 0,
  isStudied: true,
  wantedDay: undefined,
  lastDay: 0,
  ...more,
})
const firm = { stabilityDays: 9, difficulty: 5, lastDay: 0, wasRight: true }

/** A run on a queue that the test changes as the record would. */
function aRun(
  queue: StudiedWord[],
  {
    entries = someEntries(12),
    keptWhen,
    lists,
    ...learner
  }: {
    entries?: WordEntry[]
    keptWhen?: () => Promise<void>
    lists?: Lists
  } & Partial<Pick<RecallDependencies, 'optionText' | 'wrongPicks'>> = {},
) {
  let seconds = 0
  const list = wordsInMemory({ part: 'zor', version: 'v1', asked: entries.length, entries })
  const { records, ...recording } = aLog(keptWhen)
  const store = createRecallRun({
    today: () => queue,
    lists: lists ?? new Map([['zor', list]]),
    random: seededRandom(3),
    newId: () => 'run',
    seconds: () => seconds,
    ...recording,
    ...learner,
  })
  return {
    ...store.getState(),
    now: store.getState,
    pass: (passed: number) => (seconds += passed),
    known: (place: number) =>
      queue.splice(
        queue.findIndex((one) => one.sense === sense(place)),
        1,
      ),
    records,
  }
}

type Run = ReturnType<typeof aRun>

function question(run: Run) {
  const { onScreen } = run.now()
  if (onScreen.phase === 'over') throw new Error('nothing is on the screen')
  return onScreen.question
}
function choice(run: Run) {
  const asked = question(run)
  if (asked.kind !== 'choice') throw new Error(`${asked.kind}, not choice`)
  return asked
}
/** What is on the screen, in words: *asking choice word0.n.1*. */
function seen(run: Run): string {
  const { onScreen } = run.now()
  if (onScreen.phase === 'over') return 'over'
  const { kind, word } = onScreen.question
  return `${onScreen.phase} ${kind} ${word.sense}`
}

test('a word is asked, answered, and after it the next one, up to the end', async () => {
  const run = aRun([word(0), word(1)])
  expect(seen(run)).toBe('asking choice word0.n.1')
  run.pick(choice(run).item.target)
  expect(seen(run)).toBe('answered choice word0.n.1')
  run.known(0)
  await run.goOn()
  expect(seen(run)).toBe('asking choice word1.n.1')
  run.pick(undefined)
  run.known(1)
  await run.goOn()

  expect(seen(run)).toBe('over')
})

test('what is answered goes into the record with all that was asked', async () => {
  const run = aRun([word(0)])
  const { item } = choice(run)
  const wrong = item.options.find((place) => place !== item.target) ?? -1
  run.pass(2.55)
  run.pick(wrong)
  await run.goOn()

  expect(run.records).toEqual([
    {
      kind: 'answer',
      round: 'run.1',
      sense: sense(0),
      list: 'zor',
      direction: 'en-tr',
      question: 'choice',
      asked: 'recall',
      options: item.options.map(sense),
      chosen: sense(wrong),
      grade: 'again',
      seconds: 2.6,
      lexicon: 'v1',
    },
  ])
})

test('a new word is taught first; teaching is no answer, and is gone on from', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  expect(seen(run)).toBe('teaching teach word0.n.1')
  run.pick(0)
  run.answer({ question: 'shown', grade: 'good', options: [], chosen: null })
  expect(run.now().answers).toEqual([])
  await run.goOn()

  expect(seen(run)).toBe('asking choice word0.n.1')
  expect(run.records).toEqual([])
})

test('a word is answered once, and not gone on from before', async () => {
  const run = aRun([word(0), word(1)])
  await run.goOn()
  expect(seen(run)).toBe('asking choice word0.n.1')
  run.pick(0)
  run.pick(1)

  expect(run.now().answers).toHaveLength(1)
})

test('an answer still on the screen is taken back, and the same question asked again', async () => {
  const run = aRun([word(0), word(1)])
  const asked = choice(run)
  run.pass(5)
  run.pick(asked.item.target)
  run.undo()
  expect(run.now()).toMatchObject({ onScreen: { phase: 'asking', question: asked }, answers: [] })

  run.pass(1)
  run.pick(undefined)
  await run.goOn()
  expect(run.records).toEqual([
    expect.objectContaining({ round: 'run.1', seconds: 5 }),
    { kind: 'undo', round: 'run.1' },
    expect.objectContaining({ round: 'run.1', seconds: 1, chosen: null }),
  ])
})

test('an answer is taken back from the next word and from the end', async () => {
  const run = aRun([word(0), word(1)])
  for (const place of [0, 1]) {
    run.pick(undefined)
    run.known(place)
    await run.goOn()
  }
  expect(seen(run)).toBe('over')
  run.undo()
  expect(seen(run)).toBe('asking choice word1.n.1')
  run.undo()
  expect(seen(run)).toBe('asking choice word0.n.1')
  run.undo()
  expect(run.now().answers).toEqual([])
})

test('an answer taken back while it is being written is not gone on from', async () => {
  let keep = () => {}
  const run = aRun([word(0), word(1)], {
    keptWhen: () => new Promise<void>((resolve) => (keep = resolve)),
  })
  run.pick(undefined)
  const going = run.goOn()
  await Promise.resolve()
  run.undo()
  keep()
  await going

  expect(seen(run)).toBe('asking choice word0.n.1')
})

test('the next word waits until the answer is kept, for the record to say what is next', async () => {
  let keep = () => {}
  const run = aRun([word(0), word(1)], {
    keptWhen: () => new Promise<void>((resolve) => (keep = resolve)),
  })
  run.pick(choice(run).item.target)
  const going = run.goOn()
  await Promise.resolve()
  expect(seen(run)).toBe('answered choice word0.n.1')

  run.known(0)
  keep()
  await going
  expect(seen(run)).toBe('asking choice word1.n.1')
})

test('what was typed counts as right when the learner says so, in the same time', async () => {
  const run = aRun([word(0, { memory: firm, answers: 1 })])
  expect(seen(run)).toBe('asking typed word0.n.1')
  run.pass(4)
  run.answer({ question: 'typed', grade: 'again', options: [], chosen: 'x' })
  run.pass(9)
  run.overrule('x')
  await run.goOn()

  expect(run.records).toEqual([
    expect.objectContaining({ grade: 'again', seconds: 4 }),
    { kind: 'undo', round: 'run.1' },
    expect.objectContaining({ round: 'run.1', grade: 'good', chosen: 'x', seconds: 4 }),
  ])
  expect(scoreOf(run.now().answers)).toEqual({ words: 1, recalled: 1, seconds: 4 })
})

test('a word for which no five options can be made is asked by showing it', () => {
  const run = aRun([word(0)], { entries: someEntries(4) })

  expect(seen(run)).toBe('asking shown word0.n.1')
})

test('words that their list no longer has are passed over, and the run still ends', () => {
  expect(seen(aRun([word(99), word(1)]))).toBe('asking choice word1.n.1')
  expect(seen(aRun([word(99)]))).toBe('over')
})

test('a word of no list has options where its words came', () => {
  const entries = someEntries(20)
  const unlisted = wordsInMemory({ part: 'a2', version: 'v2', asked: 12, entries })
  const lists = new Map([['', unlisted]])

  expect(seen(aRun([word(3, { list: '' })], { lists }))).toBe('asking choice word3.n.1')
  // One that is only an option beside others is asked by its card.
  expect(seen(aRun([word(15, { list: '' })], { lists }))).toBe('asking shown word15.n.1')
})

test('options are glosses where the learner has set them so, and the record says it', async () => {
  const run = aRun([word(0)], { optionText: () => 'gloss' })
  expect(choice(run).item.senses).toBe('gloss')
  run.pick(undefined)
  await run.goOn()

  expect(run.records).toEqual([expect.objectContaining({ optionText: 'gloss' })])
})

test('what was picked wrongly comes back among the options, of this run and of those before', async () => {
  const run = aRun([word(0)], {
    entries: someEntries(40),
    wrongPicks: (of) => (of === sense(0) ? [sense(33)] : []),
  })
  expect(choice(run).item.options).toContain(33)
  const wrong = choice(run).item.options.find((place) => place !== 0 && place !== 33)
  run.pick(wrong)
  await run.goOn()

  expect(choice(run).item.options).toEqual(expect.arrayContaining([33, wrong]))
})

test('a word that was known before stands beside four lures, a new one beside three', () => {
  const lures = [1, 2, 3, 4, 5, 6]
  const entries = someEntries(40).map((entry, place) => {
    const fields = place === 0 || place > 30 ? ['food'] : entry.fields
    return place === 0 ? { ...entry, fields, lures: [lures] } : { ...entry, fields }
  })
  const tempting = (more: Partial<StudiedWord>) =>
    choice(aRun([word(0, more)], { entries })).item.options.filter((place) => lures.includes(place))

  expect(tempting({})).toHaveLength(4)
  expect(tempting({ memory: undefined })).toHaveLength(3)
})

test('a word of no list is passed over once its card says that it is gone, and only then', () => {
  const run = aRun([word(7, { list: '' }), word(8, { list: '' }), word(1)])
  expect(seen(run)).toBe('asking shown word7.n.1')
  const gone = question(run)
  run.passOver(gone)
  run.passOver(gone)

  expect(seen(run)).toBe('asking shown word8.n.1')
})

test('the score counts each word once and every recall', async () => {
  const run = aRun([word(0), word(1)])
  for (const isRight of [true, false, true]) {
    run.pass(2)
    run.pick(isRight ? choice(run).item.target : undefined)
    await run.goOn()
  }

  expect(scoreOf(run.now().answers)).toEqual({ words: 2, recalled: 2, seconds: 6 })
})
