import { describe, expect, test } from 'vitest'
import { contact } from './contact.ts'
import { report } from './reports.ts'
import { translate } from './translate.ts'

const isValid = (schema: { safeParse: (value: unknown) => { success: boolean } }) => {
  return (value: unknown) => schema.safeParse(value).success
}

describe('texts to translate', () => {
  const valid = isValid(translate.request)

  test('are 1 to 128, of 1 to 500 characters, of 5,000 in all', () => {
    expect(valid({ texts: ['a'] })).toBe(true)
    expect(valid({ texts: Array(128).fill('a') })).toBe(true)
    expect(valid({ texts: Array(10).fill('a'.repeat(500)) })).toBe(true)

    expect(valid({ texts: [] })).toBe(false)
    expect(valid({ texts: Array(129).fill('a') })).toBe(false)
    expect(valid({ texts: ['a'.repeat(501)] })).toBe(false)
    expect(valid({ texts: [...Array(10).fill('a'.repeat(500)), 'a'] })).toBe(false)
  })

  test.each(['', ' ', '\n', 'a\0b', '\ud800', '\u001b[31m'])('%j is none', (text) => {
    expect(valid({ texts: ['a', text] })).toBe(false)
  })

  test('may have several lines', () => {
    expect(valid({ texts: ['a\r\n\tb'] })).toBe(true)
  })
})

describe('a message', () => {
  const valid = isValid(contact.request)
  const humanCheck = { word: 'abundant', answer: 'bol' }
  const whole = { name: 'Elif', email: 'elif@example.com', message: 'Merhaba', humanCheck }

  test('needs an address, a text and an answer, and no name', () => {
    expect(valid(whole)).toBe(true)
    expect(valid({ email: whole.email, message: 'Merhaba', humanCheck })).toBe(true)
    expect(valid({ ...whole, name: '', website: '' })).toBe(true)

    expect(valid({ ...whole, email: undefined })).toBe(false)
    expect(valid({ ...whole, message: ' \n' })).toBe(false)
    expect(valid({ ...whole, humanCheck: { word: 'abundant' } })).toBe(false)
  })

  test.each(['elif', 'elif@', 'a@b.com\r\nBcc: c@d.com', 'a@b.com, c@d.com', ''])(
    '%j is no address',
    (email) => {
      expect(valid({ ...whole, email })).toBe(false)
    },
  )

  test('has a name of one line', () => {
    expect(valid({ ...whole, name: 'Elif\r\nBcc: x@example.com' })).toBe(false)
  })

  test('is of at most 4,000 characters', () => {
    expect(valid({ ...whole, message: 'ş'.repeat(4000) })).toBe(true)
    expect(valid({ ...whole, message: 'ş'.repeat(4001) })).toBe(false)
  })
})

describe('a report', () => {
  const valid = isValid(report.request)
  const whole = { senseId: 'ice-cream.n.1', kind: 'meaning', lexiconVersion: '0a1b2c3d4e' }

  test('names a sense and what is wrong with it', () => {
    expect(valid(whole)).toBe(true)
    expect(valid({ ...whole, comment: '', chosenSenseId: 'gather.v.1' })).toBe(true)

    expect(valid({ ...whole, kind: 'spelling' })).toBe(false)
    expect(valid({ ...whole, senseId: '../gather' })).toBe(false)
    expect(valid({ senseId: 'gather.v.1', kind: 'other' })).toBe(false)
  })
})
