import { expect, test } from 'vitest'
import { importCircles } from './import-circles.ts'
import { readRooms } from './imports.ts'

test('no files of the product import each other in a circle', async () => {
  expect(importCircles(await readRooms())).toEqual([])
})

test('a circle is told file by file, types and later imports included', () => {
  const circles = circlesOf({
    'domain/a.ts': `import { b } from './b.ts'`,
    'domain/b.ts': `import type { C } from './c.ts'`,
    'domain/c.ts': `const a = () => import('#domain/a.ts')`,
  })

  expect(circles).toEqual(['domain/a.ts → domain/b.ts → domain/c.ts → domain/a.ts'])
})

test('two ways to one file are no circle', () => {
  const circles = circlesOf({
    'domain/a.ts': `import './b.ts'\nimport './c.ts'`,
    'domain/b.ts': `import './c.ts'\nimport 'zod'`,
    'domain/c.ts': '',
  })

  expect(circles).toEqual([])
})

function circlesOf(files: Readonly<Record<string, string>>) {
  return importCircles(Object.entries(files).map(([path, text]) => ({ path, text })))
}
