import { expect, test } from 'vitest'
import { saidOfSense } from './a-lexicon.ts'
import { turkishDefinitionWithoutGloss } from './turkish-definition-without-gloss.ts'

const saidOf = (definitionTr: string, ...gloss: string[]) =>
  saidOfSense(turkishDefinitionWithoutGloss, { definitionTr, gloss })

test('a gloss does not stand in its definition', () => {
  expect(saidOf('çok para vererek almak', 'almak')).toEqual([
    'the gloss "almak" stands in definitionTr "çok para vererek almak"',
  ])
  expect(saidOf('bir araya gelmek ya da toplanmak', 'bir araya gelmek')).toHaveLength(1)
})

test('its root may', () => {
  expect(saidOf('şarkı söyleyen sanatçı', 'şarkıcı')).toEqual([])
  expect(saidOf('para vererek edinmek', 'satın almak')).toEqual([])
})
