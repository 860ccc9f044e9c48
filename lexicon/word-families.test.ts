import { expect, test } from 'vitest'
import { wordFamilies } from './word-families.ts'

const known =
  'abundant abundance agree angry big brave care car carry decide decision decisive depend happy hope look ' +
  'message music number numb operate river sing success text unhappy wash'
const families = wordFamilies(new Set(known.split(' ')))
const areKin = (a: string, b: string) => !families(a).isDisjointFrom(families(b))

test('words derived from one another are kin', () => {
  for (const [a, b] of [
    ['decide', 'decisive'],
    ['decision', 'indecision'],
    ['abundant', 'abundance'],
    ['happy', 'unhappiness'],
    ['agree', 'agreement'],
    ['operate', 'operation'],
    ['music', 'musician'],
    ['depend', 'independently'],
    ['angry', 'angrily'],
    ['success', 'successful'],
  ] as const)
    expect(areKin(a, b), `${a} / ${b}`).toBe(true)
})

test('forms belong to their words, and to the right one', () => {
  expect(areKin('decisions', 'decide')).toBe(true)
  expect(areKin('biggest', 'big')).toBe(true)
  expect(areKin('caring', 'care')).toBe(true)
  expect(areKin('caring', 'car')).toBe(false)
  expect(areKin('hoping', 'hope')).toBe(true)
})

test('words that only look derived are not', () => {
  for (const [a, b] of [
    ['number', 'numb'],
    ['career', 'care'],
    ['river', 'rive'],
    ['message', 'mess'],
    ['again', 'against'],
  ] as const)
    expect(areKin(a, b), `${a} / ${b}`).toBe(false)
})

test('a phrase is kin to its words of content', () => {
  expect(areKin('text message', 'message')).toBe(true)
  expect(areKin('look after', 'look')).toBe(true)
  expect(areKin('look after', 'after')).toBe(false)
})
