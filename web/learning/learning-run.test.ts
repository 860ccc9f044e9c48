import fc from 'fast-check'
import { expect, test } from 'vitest'
import { learningState } from '#domain/learning/learning-session.ts'
import { someEntries } from '#domain/quiz/some-entries.test-support.ts'
import { wordsInMemory } from '../lexicon/quiz-parts.ts'
import { aDevice, give, question, seen, sense, type Tab, words } from './a-device.test-support.ts'

const written = () => new Promise((done) => setTimeout(done))

test('a word is taught, asked among options, and its teaching and answer are records', async () => {
  const device = aDevice(4)
  const tab = device.openTab()
  expect(seen(tab)).toBe('teaching card word0.n.1')
  tab.understand()
  expect(seen(tab)).toBe('asking choice word0.n.1')
  give(tab, true)
  await tab.goOn()
  expect(seen(tab)).toBe('teaching card word1.n.1')

  expect(device.records).toMatchObject([
    { kind: 'teach', sense: sense(0), list: 'zor' },
    {
      kind: 'answer',
      sense: sense(0),
      asked: 'recall',
      question: 'choice',
      chosen: sense(0),
      grade: 'good',
      lexicon: 'v1',
    },
  ])
})

test('a right answer goes on by itself after a moment, a wrong one waits', async () => {
  const device = aDevice(4)
  const tab = device.openTab()
  tab.understand()
  give(tab, true)
  device.timer.pass(899)
  await Promise.resolve()
  expect(seen(tab)).toBe('answered choice word0.n.1')
  device.timer.pass(1)
  await expect.poll(() => seen(tab)).toBe('teaching card word1.n.1')

  tab.understand()
  give(tab, false)
  device.timer.pass(60_000)
  await Promise.resolve()
  expect(seen(tab)).toBe('answered choice word1.n.1')
  await tab.goOn()
  expect(seen(tab)).toBe('teaching card word1.n.1')
  expect(question(tab).turn.isNew).toBe(false)
})

test('what is known is asked without options, and no teaching is recorded', () => {
  const device = aDevice(4)
  const tab = device.openTab()
  tab.sayKnown()
  expect(seen(tab)).toBe('asking recall word0.n.1')
  expect(question(tab).item).toBeUndefined()
  expect(device.records).toEqual([])
})

test('an answer taken back brings the same question, and Anladım its card', async () => {
  const device = aDevice(4)
  const tab = device.openTab()
  tab.understand()
  const asked = question(tab)
  give(tab, false)
  tab.undo()
  expect(question(tab)).toBe(asked)
  expect(seen(tab)).toBe('asking choice word0.n.1')
  tab.undo()
  expect(seen(tab)).toBe('teaching card word0.n.1')
  tab.undo()
  expect(seen(tab)).toBe('teaching card word0.n.1')
  await Promise.resolve()
  await expect.poll(device.standing).toEqual([])
})

test('what was typed counts as right when the learner says so', async () => {
  const device = aDevice(1)
  const tab = device.openTab()
  tab.sayKnown()
  tab.answer({ question: 'typed', grade: 'again', options: [], chosen: 'x' })
  tab.overrule()
  await expect.poll(() => seen(tab)).toBe('asking choice word0.n.1')
  expect(learningState(tab.now().session).missed).toEqual([])
  expect(device.standing()).toMatchObject([{ grade: 'good', chosen: 'x' }])
})

test('a reload goes on where one was, with an answer that was still on the screen counted once', async () => {
  const device = aDevice(4)
  const first = device.openTab()
  first.understand()
  give(first, true)
  await written()
  const second = device.openTab()
  expect(seen(second)).toBe('teaching card word1.n.1')
  second.undo()
  expect(seen(second)).toBe('asking choice word0.n.1')
  give(second, false)
  await second.goOn()
  expect(device.standing()).toMatchObject([{ kind: 'teach' }, { kind: 'answer', grade: 'again' }])
})

test('a tab that was overtaken shows what the other has come to, and answers nothing twice', async () => {
  const device = aDevice(4)
  const [one, other] = [device.openTab(), device.openTab()]
  one.understand()
  give(one, true)
  await one.goOn()
  other.understand()

  expect(seen(other)).toBe('teaching card word1.n.1')
  expect(device.standing()).toHaveLength(2)
  one.follow()
  expect(seen(one)).toBe('teaching card word1.n.1')
})

test('words without five options are asked without', () => {
  const few = wordsInMemory({ part: 'zor', version: 'v1', asked: 3, entries: someEntries(3) })
  const tab = aDevice(2, few).openTab()
  tab.understand()
  expect(seen(tab)).toBe('asking choice word0.n.1')
  expect(question(tab).item).toBeUndefined()
})

const acts = [
  'understand',
  'sayKnown',
  'right',
  'wrong',
  'goOn',
  'undo',
  'reload',
  'follow',
] as const

test('no interleaving of answers, undo, reload and two tabs loses or doubles a taught word', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 6 }),
      fc.array(fc.tuple(fc.constantFrom(...acts), fc.boolean()), { maxLength: 120 }),
      async (count, happens) => {
        const device = aDevice(count)
        const tabs = [device.openTab(), device.openTab()]
        const act = async (which: (typeof acts)[number], at: number) => {
          const tab = tabs[at] as Tab
          const { onScreen } = tab.now()
          if (which === 'reload') tabs[at] = device.openTab()
          else if (which !== 'right' && which !== 'wrong') await tab[which]()
          else if (onScreen.phase === 'asking') give(tab, which === 'right')
        }
        for (const [which, isOther] of happens) await act(which, isOther ? 1 : 0)
        // Whatever happened, the session is learned to its end in a tab of its own.
        const last = device.openTab()
        for (let step = 0; last.now().onScreen.phase !== 'over'; step += 1) {
          expect(step).toBeLessThan(count * 40)
          const { phase } = last.now().onScreen
          if (phase === 'teaching') last.understand()
          else if (phase === 'asking') give(last, true)
          else await last.goOn()
        }
        await last.goOn()
        await written()

        const { senses, steps } = last.now().session
        expect(senses).toEqual(Array.from({ length: count }, (_, place) => sense(place)))
        const counted = device.standing()
        // Each step that has a record has one, and nothing else stands in the record.
        const rounds = steps.flatMap(({ round }) => (round === null ? [] : [round]))
        expect(counted.map(({ round }) => round).toSorted()).toEqual(rounds.toSorted())
        const { progress } = learningState(last.now().session)
        for (const [word, how] of progress) {
          const own = counted.filter((one) => one.sense === word)
          const rights = own.filter(({ grade }) => grade === 'good')
          const taught = own.filter(({ kind }) => kind === 'teach')
          expect(taught.length).toBeLessThanOrEqual(1)
          if (how === 'learned') {
            expect(rights.length).toBeGreaterThanOrEqual(2)
            expect(rights.some(({ question: kind }) => kind !== 'choice')).toBe(true)
          }
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('what two tabs do in one moment, before either sees the other, happens once', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 4 }),
      fc.array(fc.tuple(fc.constantFrom(...acts, 'hear' as const), fc.boolean()), {
        maxLength: 60,
      }),
      async (count, happens) => {
        const device = aDevice(count)
        const tabs = [device.openTab(true), device.openTab(true)] as const
        // The browser tells both of every write, and each goes on from what it hears.
        const hear = () => {
          for (const _ of tabs) {
            device.settle()
            for (const one of tabs) one.follow()
          }
        }
        for (const [which, isOther] of happens) {
          const tab = tabs[isOther ? 1 : 0]
          const { onScreen } = tab.now()
          if (which === 'hear' || which === 'reload') {
            hear()
          } else if (which !== 'right' && which !== 'wrong') await tab[which]()
          else if (onScreen.phase === 'asking') give(tab, which === 'right')
        }
        hear()
        await written()

        const [one, other] = tabs.map((tab) => tab.now().session.steps)
        expect(one).toEqual(other)
        const rounds = (one ?? []).flatMap(({ round }) => (round === null ? [] : [round]))
        expect(
          device
            .standing()
            .map(({ round }) => round)
            .toSorted(),
        ).toEqual(rounds.toSorted())
      },
    ),
    { numRuns: 200 },
  )
})

test('options are glosses where the learner has set them so', async () => {
  const tab = aDevice(2, words, () => 'gloss').openTab()
  tab.understand()
  await written()
  const { onScreen } = tab.now()

  expect(onScreen.phase === 'asking' && onScreen.question.item?.senses).toBe('gloss')
})
