import { expect, test } from 'vitest'
import { aRun, choice, firm, question, seen, sense, word } from './a-recall-run.test-support.ts'
import { missedIn, scoreOf } from './recall-run.ts'

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

test('a new word is taught first, which is recorded and is no answer', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  expect(seen(run)).toBe('teaching teach word0.n.1')
  run.pick(0)
  run.answer({ question: 'shown', grade: 'good', options: [], chosen: null })
  expect(run.now().past).toEqual([])
  // A key that is held, or pressed twice.
  await Promise.all([run.goOn(), run.goOn()])

  expect(seen(run)).toBe('asking choice word0.n.1')
  expect(run.records).toEqual([{ kind: 'teach', round: 'run.1', sense: sense(0), list: 'zor' }])
})

test('a card is gone back to from the question after it, and what was taught taken back', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  await run.goOn()
  run.undo()
  expect(seen(run)).toBe('teaching teach word0.n.1')
  await run.goOn()

  expect(seen(run)).toBe('asking choice word0.n.1')
  expect(run.records).toEqual([
    expect.objectContaining({ kind: 'teach' }),
    { kind: 'undo', round: 'run.1' },
    expect.objectContaining({ kind: 'teach' }),
  ])
})

test('Bunu biliyorum asks for the word instead of teaching it, and is taken back by itself', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  run.sayKnown()
  expect(seen(run)).toBe('asking typed word0.n.1')
  run.undo()
  expect(seen(run)).toBe('teaching teach word0.n.1')
  run.sayKnown()
  run.answer({ question: 'typed', grade: 'good', options: [], chosen: 'x' })
  await run.goOn()

  // Once more, among options.
  expect(seen(run)).toBe('asking choice word0.n.1')
  expect(run.records).toEqual([
    expect.objectContaining({ kind: 'answer', question: 'typed', grade: 'good' }),
  ])
})

test('who misses a new word reads its card again, which is no second teaching', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  await run.goOn()
  run.pick(undefined)
  await run.goOn()
  expect(seen(run)).toBe('teaching teach word0.n.1')
  expect(question(run).isFirstCard).toBe(false)
  run.sayKnown()
  expect(seen(run)).toBe('teaching teach word0.n.1')
  await run.goOn()
  expect(seen(run)).toBe('asking choice word0.n.1')
  run.undo()
  expect(seen(run)).toBe('teaching teach word0.n.1')

  expect(run.records).toEqual([
    expect.objectContaining({ kind: 'teach' }),
    expect.objectContaining({ kind: 'answer', grade: 'again' }),
  ])
})

test('what the learner counts as right is right for the lesson too', async () => {
  const run = aRun([word(0, { taughtDay: undefined })])
  run.sayKnown()
  run.answer({ question: 'typed', grade: 'again', options: [], chosen: 'x' })
  run.overrule('x')
  await run.goOn()

  expect(seen(run)).toBe('asking choice word0.n.1')
})

test('a word is answered once, and not gone on from before', async () => {
  const run = aRun([word(0), word(1)])
  await run.goOn()
  expect(seen(run)).toBe('asking choice word0.n.1')
  run.pick(0)
  run.pick(1)

  expect(run.now().past).toHaveLength(1)
})

test('an answer still on the screen is taken back, and the same question asked again', async () => {
  const run = aRun([word(0), word(1)])
  const asked = choice(run)
  run.pass(5)
  run.pick(asked.item.target)
  run.undo()
  expect(run.now()).toMatchObject({ onScreen: { phase: 'asking', question: asked }, past: [] })

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
  expect(run.now().past).toEqual([])
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
  expect(scoreOf(run.now().past)).toEqual({ words: 1, firstTime: 1 })
})

test('the score counts each word once, and recalled where its first answer was right', async () => {
  const run = aRun([word(0), word(1)])
  for (const isRight of [true, false, true]) {
    run.pass(2)
    run.pick(isRight ? choice(run).item.target : undefined)
    await run.goOn()
  }

  expect(scoreOf(run.now().past)).toEqual({ words: 2, firstTime: 1 })
})

test('what is left moves with every word that leaves, and back with one taken back', async () => {
  const run = aRun([word(0), word(1)])
  expect(run.now().left).toBe(2)
  run.pick(undefined)
  await run.goOn()
  expect(run.now().left).toBe(2)
  run.pick(choice(run).item.target)
  run.known(1)
  await run.goOn()
  expect(run.now().left).toBe(1)
  run.undo()

  expect(run.now().left).toBe(2)
})

test('the English of a word is recorded in its direction, with what it was asked by', async () => {
  const run = aRun([word(0, { direction: 'tr-en' })])
  expect(seen(run)).toBe('asking write word0.n.1')
  run.answer({
    question: 'typed',
    grade: 'hard',
    options: [],
    chosen: 'w',
    cue: 'gap',
    wasHelped: true,
  })
  await run.goOn()

  expect(run.records).toEqual([
    expect.objectContaining({ direction: 'tr-en', question: 'typed', cue: 'gap', wasHelped: true }),
  ])
})

test('words whose first answer was wrong are the missed ones, however they went after that', async () => {
  const run = aRun([word(0), word(1)])
  for (const isRight of [false, true, true]) {
    run.pick(isRight ? choice(run).item.target : undefined)
    await run.goOn()
  }

  expect(missedIn(run.now().past).map((missed) => missed.word.sense)).toEqual([sense(0)])
})
