import { expect, test } from 'vitest'
import { modulesOf } from './chunks.ts'

test('a chunk stands behind all that it imports, and once', () => {
  const manifest = {
    'page.tsx': { file: 'page.js', imports: ['_list.js', '_react.js'] },
    '_list.js': { file: 'list.js', imports: ['_react.js', '_words.js'] },
    '_react.js': { file: 'react.js' },
    '_words.js': { file: 'words.js', imports: ['_react.js'] },
    'other.tsx': { file: 'other.js' },
  }

  expect(modulesOf('page.tsx', manifest)).toEqual([
    '/react.js',
    '/words.js',
    '/list.js',
    '/page.js',
  ])
})

test('chunks that import each other are named once each', () => {
  const manifest = {
    a: { file: 'a.js', imports: ['b'] },
    b: { file: 'b.js', imports: ['a'] },
  }

  expect(modulesOf('a', manifest)).toEqual(['/b.js', '/a.js'])
})

test('a page that no chunk was made of stops the build', () => {
  expect(() => modulesOf('page.tsx', {})).toThrow('no chunk was made of page.tsx')
})
