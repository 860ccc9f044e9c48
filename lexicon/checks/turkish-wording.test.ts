import { expect, test } from 'vitest'
import { saidOfSense } from './a-lexicon.ts'
import { turkishWording } from './turkish-wording.ts'

const saidOf = (definitionTr: string) => saidOfSense(turkishWording, { definitionTr })

test('translated English is a problem', () => {
  expect(saidOf('iyi bir kalbe sahip olan')).toHaveLength(1)
  expect(saidOf('yemek pişirmek için kullanılan araç')).toHaveLength(1)
  expect(saidOf('çok fazla miktarda yemek')).toHaveLength(1)
  expect(saidOf('yemek pişirmeye yarayan araç')).toEqual([])
})

test('a first reading that is not meant is a problem', () => {
  expect(saidOf('kişinin biri hakkındaki düşüncesi')).toHaveLength(1)
  expect(saidOf('bir kişinin birikimi')).toEqual([])
})

test('words of another time are a problem', () => {
  expect(saidOf('bir işi men etmek')).toHaveLength(1)
  expect(saidOf('duruma münasip olan')).toHaveLength(1)
  expect(saidOf('duruma uygun olan')).toEqual([])
})

test('what is right now and then is advised against', () => {
  expect(saidOf('mutlu olma durumu')[0]).toMatch(/^advice/)
  expect(saidOf('dönüşme ihtimali bulunan')[0]).toMatch(/^advice/)
  expect(saidOf('herkese yetecek kadar çok bulunan')).toEqual([])
  expect(saidOf('birini sakin hâle getirmek')[0]).toMatch(/^advice/)
  expect(saidOf('kötü bir duruma sokmak')[0]).toMatch(/^advice/)
  expect(saidOf('herkes tarafından sevilen')[0]).toMatch(/^advice/)
  expect(saidOf('konuşmayan ve susmayan')[0]).toMatch(/^advice/)
  expect(saidOf('hiç ses çıkarmadan gülen')[0]).toMatch(/^advice/)
})
