import { expect, test } from 'vitest'
import {
  answer,
  aTab,
  item,
  phase,
  plan,
  settled,
  shown,
  target,
  withOwnStorages,
  wrongOption,
} from './a-tab.test-support.ts'

withOwnStorages()

test('ending counts an option that is only marked', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.mark(target(tab))
  tab.finish()

  expect(tab.now().userAnswer).toHaveLength(1)
})

test('a game without an answer does not end', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.finish()

  expect(phase(tab)).toBe('asking')
})

test('an answer that was shown to be right or wrong can be taken back as well, before and after the next question comes', async () => {
  const tab = aTab({ settings: { showAnswer: true } })
  await tab.start(plan)
  const first = item(tab)
  tab.pick(wrongOption(tab))
  await settled()
  tab.undo()
  expect(tab.now().game).toMatchObject({ phase: 'asking', item: first, rounds: [] })

  await answer(tab, first.target)
  tab.timer.pass(900)
  await settled()
  expect(target(tab)).not.toBe(first.target)
  tab.undo()
  expect(tab.now().game).toMatchObject({ phase: 'asking', item: first, rounds: [] })
})

test('a game goes on after it was ended, and what the review showed stays answered', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.pick(target(tab))
  tab.finish()
  tab.resume()
  tab.undo()

  expect(phase(tab)).toBe('asking')
  expect(tab.now().game?.rounds).toHaveLength(1)

  tab.sayUnknown()
  tab.finish()
  expect(tab.now().userAnswer).toHaveLength(2)
})

test('the next question waits until the answer is kept, and no longer', async () => {
  let keep = () => {}
  const tab = aTab({ keptWhen: () => new Promise<void>((resolve) => (keep = resolve)) })
  await tab.start(plan)
  const first = target(tab)
  await answer(tab, first)
  expect(target(tab)).toBe(first)

  keep()
  await settled()
  expect(target(tab)).not.toBe(first)
})

test('a mark stays in sight for 280 ms, and an answer taken back within them brings nothing on', async () => {
  const tab = aTab()
  await tab.start(plan)
  const first = item(tab)
  tab.pick(target(tab))
  tab.timer.pass(279)
  await settled()
  expect(phase(tab)).toBe('answered')

  tab.undo()
  await shown(tab)
  expect(tab.now().game).toMatchObject({ phase: 'asking', item: first, mark: first.target })
  tab.pick(first.target)
  tab.timer.pass(279)
  await settled()
  expect(phase(tab)).toBe('answered')
  tab.timer.pass(1)
  await settled()
  expect(tab.now().game).toMatchObject({ phase: 'asking', mark: undefined })
  expect(target(tab)).not.toBe(first.target)
})

test('a question is deaf to taps for its first 200 ms, but not to keys', async () => {
  const tab = aTab()
  await tab.start(plan)
  tab.tap(target(tab), tab.timer.nowMs() + 1000)
  tab.timer.pass(5000)
  tab.cameUp()
  tab.tap(target(tab), 5199)
  expect(phase(tab)).toBe('asking')

  tab.tap(target(tab), 5200)
  expect(phase(tab)).toBe('answered')
})

test('with autoAdvance off a pick only marks, and Sonraki answers and goes on', async () => {
  const tab = aTab({ settings: { autoAdvance: false } })
  await tab.start(plan)
  await tab.goNext()
  expect(tab.now().game?.rounds).toHaveLength(0)

  const first = target(tab)
  await answer(tab, wrongOption(tab))
  await answer(tab, first)
  expect(tab.now().game).toMatchObject({ phase: 'asking', mark: first, rounds: [] })
  await tab.goNext()
  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{ chosen: first }] })

  await answer(tab, undefined)
  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}, { chosen: undefined }] })
})

test('Yanıt: Hemen shows a right answer for a moment, and a wrong one until Sonraki', async () => {
  const tab = aTab({ settings: { showAnswer: true } })
  await tab.start(plan)
  tab.pick(target(tab))
  tab.timer.pass(899)
  await settled()
  expect(phase(tab)).toBe('answered')
  tab.timer.pass(1)
  await settled()
  expect(phase(tab)).toBe('asking')

  const wrong = wrongOption(tab)
  await answer(tab, wrong)
  expect(tab.now().game).toMatchObject({ phase: 'answered', mark: wrong })
  tab.sayUnknown()
  tab.pick(target(tab))
  expect(tab.now().game?.rounds).toHaveLength(2)
  await tab.goNext()
  expect(phase(tab)).toBe('asking')
})

test('with Hemen and nothing moving by itself, a right answer waits for Sonraki as well', async () => {
  const tab = aTab({ settings: { showAnswer: true, autoAdvance: false } })
  await tab.start(plan)
  await answer(tab, target(tab))
  expect(phase(tab)).toBe('answered')
  await tab.goNext()
  tab.mark(wrongOption(tab))
  await tab.goNext()
  expect(phase(tab)).toBe('answered')
  await tab.goNext()
  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}, {}] })
})

test.each([true, false])(
  'Bilmiyorum shows the answer, with Hemen (%s) or Sonda, and waits',
  async (showAnswer) => {
    const tab = aTab({ settings: { showAnswer } })
    await tab.start(plan)
    tab.sayUnknown()
    await shown(tab)
    expect(tab.now().game).toMatchObject({ phase: 'answered', mark: undefined })
    await tab.goNext()
    expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}] })
    tab.undo()
    expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [] })
  },
)

test('an answer left standing goes on when its question comes up again and nothing waits for Sonraki', async () => {
  const settings = { showAnswer: true, autoAdvance: false }
  const tab = aTab({ settings })
  await tab.start(plan)
  await answer(tab, target(tab))
  settings.autoAdvance = true
  tab.cameUp()
  tab.timer.pass(900)
  await settled()

  expect(tab.now().game).toMatchObject({ phase: 'asking', rounds: [{}] })
})
