import { expect, test } from 'vitest'
import { borderProblems } from './borders.ts'
import { readRooms } from './imports.ts'

test('no room of the product imports what it may not', async () => {
  expect(borderProblems(await readRooms())).toEqual([])
})

test('what flows the right way passes', () => {
  const problems = problemsOf({
    'domain/quiz/draw-item.ts': `import type { Entry } from './entry.ts'\nnew Date(0)`,
    'lexicon/build.ts': `import { x } from '#domain/words/entry.ts'\nimport 'node:fs'`,
    'contract/health.ts': `import 'zod/mini'`,
    'web/ui/button.tsx': `import './button.module.css'\nimport { ok } from '../text/buttons.ts'`,
    'web/features/quiz/quiz-page.tsx': `import { Button } from '#web/ui/button.tsx'
      import url from '#lexicon/dist/kolay.json?url'
      import './quiz-store.ts'`,
    'domain/recall/recall-queue.ts': `import '../record/memory.ts'\nimport '../random.ts'`,
    'web/game/game-store.ts': `import '../lexicon/quiz-parts.ts'\nimport '../question/timer.ts'`,
    'web/recall/recall-run.ts': `import '../question/timer.ts'\nimport '../study/today.ts'`,
    'web/study/home-counts.ts': `import '#domain/recall/recall-queue.ts'`,
    'web/features/results/a.ts': `import '#web/game/game-store.ts'`,
    'web/app/routes.ts': `const load = () => import('../features/quiz/quiz-page.tsx')`,
    'server/app.ts': `import '#contract/health.ts'\nimport 'fastify'\nimport 'node:fs'`,
  })

  expect(problems).toEqual([])
})

test.each([
  ['domain/a.ts', `import '#lexicon/load.ts'`],
  ['domain/a.ts', `import 'zod'`],
  ['domain/a.ts', `import 'node:fs'`],
  ['domain/words/a.ts', `import '../quiz/game.ts'`],
  ['domain/record/a.ts', `import '../recall/recall-queue.ts'`],
  ['domain/search/a.ts', `import type { Clash } from '../recall/recall-queue.ts'`],
  ['web/lexicon/a.ts', `import '../vocabulary/word-card.tsx'`],
  ['web/study/a.ts', `import '../game/game-store.ts'`],
  ['web/question/a.ts', `import '../recall/recall-run.ts'`],
  ['web/game/a.ts', `import '../recall/recall-run.ts'`],
  ['web/recall/a.ts', `import '../game/game-store.ts'`],
  ['lexicon/a.ts', `import '#contract/health.ts'`],
  ['web/ui/a.ts', `import '#web/storage/game.ts'`],
  ['web/storage/a.ts', `export { x } from '../features/quiz/store.ts'`],
  ['web/storage/a.ts', `export * from '../app/routes.ts'`],
  ['web/vocabulary/a.ts', `import '../game/game-store.ts'`],
  ['web/game/a.ts', `import '../features/quiz/quiz-page.tsx'`],
  ['web/features/quiz/a.ts', `import '../results/results-page.tsx'`],
  ['web/features/quiz/a.ts', `const page = import('#web/features/results/results-page.tsx')`],
  ['web/features/quiz/a.ts', `import type { Route } from '#web/app/routes.ts'`],
  ['web/features/quiz/a.ts', `type Route = import('#web/app/routes.ts').Route`],
  ['web/ui/a.ts', `import 'node:fs'`],
  ['server/a.ts', `import '#web/text/words.ts'`],
  ['server/a.ts', `import '#e2e/server.ts'`],
  ['server/a.ts', `import '../contract/health.ts'`],
])('%s may not hold %s', (path, text) => {
  const problems = problemsOf({ [path]: `\n${text}` })

  expect(problems).toHaveLength(1)
  expect(problems[0]).toMatch(new RegExp(`^${path}:2: imports `))
})

test.each([
  'Date.now()',
  'new Date()',
  'Math.random()',
  'performance.now()',
  'fetch("/")',
  'Date()',
])('domain may not call %s', (call) => {
  expect(problemsOf({ 'domain/a.ts': `const x = ${call}` })).toHaveLength(1)
  expect(problemsOf({ 'server/a.ts': `const x = ${call}` })).toEqual([])
})

test('what only looks like an import is none', () => {
  expect(problemsOf({ 'domain/a.ts': `// import 'zod'\nconst text = "import 'zod'"` })).toEqual([])
})

function problemsOf(files: Readonly<Record<string, string>>) {
  return borderProblems(Object.entries(files).map(([path, text]) => ({ path, text })))
}
