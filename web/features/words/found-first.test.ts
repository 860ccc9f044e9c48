import { expect, test } from 'vitest'
import { foundFirst } from './found-first.ts'

const glosses = ['ayakta durmak', 'dikilmek', 'ayağa kalkmak', 'kalkmak']

test('what was searched for stands in front, in its order, whatever its case and marks', () => {
  const found = ['ayağa kalkmak', 'kalkmak', 'ayakta durmak', 'dikilmek']
  expect(foundFirst(glosses, 'kalk')).toEqual(found)
  expect(foundFirst(glosses, 'KALK')).toEqual(found)
  expect(foundFirst(['su', 'ırmak'], 'irm')).toEqual(['ırmak', 'su'])
})

test('nothing changes its place where nothing is looked for, or found', () => {
  expect(foundFirst(glosses, '')).toEqual(glosses)
  expect(foundFirst(glosses, 'xyz')).toEqual(glosses)
})
