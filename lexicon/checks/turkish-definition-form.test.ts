import { expect, test } from 'vitest'
import { saidOfSense } from './a-lexicon.ts'
import { turkishDefinitionForm } from './turkish-definition-form.ts'

const saidOf = (definitionTr: string) => saidOfSense(turkishDefinitionForm, { definitionTr })

test('a Turkish definition begins in lower case and has no stop', () => {
  expect(saidOf('ılık bir yerde bir araya gelmek')).toEqual([])
  expect(saidOf('İnsanlarla bir araya gelmek.')).toEqual([
    'definitionTr "İnsanlarla bir araya gelmek." ends with a stop',
    'definitionTr "İnsanlarla bir araya gelmek." begins with a capital',
  ])
})

test('it is one phrase of Turkish letters', () => {
  expect(saidOf('bir araya gelmek; toplu durmak')[0]).toMatch('has two phrases')
  expect(saidOf('show izlemek için bir araya gelmek')[0]).toMatch('a letter that Turkish lacks')
})

test('it has 20 to 55 characters, never more than 70', () => {
  expect(saidOf('bir gelmek')[0]).toMatch(/^def.* has 10 characters/)
  expect(saidOf('araya gelmek da')[0]).toMatch(/^advice: .* has 15 characters/)
  expect(saidOf(`${'gel '.repeat(15)}gelmek`)[0]).toMatch(/^advice: .* has 66 characters/)
  expect(saidOf(`${'gel '.repeat(18)}gelmek`)[0]).toMatch(/^def.* has 78 characters/)
})
