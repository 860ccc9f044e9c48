import { expect, test } from 'vitest'
import { aHeadword, anEntry, aSense } from './checks/a-lexicon.ts'
import { formatHeadword, formatList } from './file-format.ts'
import { headwordSchema } from './schema.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value).map(([key, held]) => [key, reversed(held)] as const)
  return Object.fromEntries(members.reverse())
}

test('a headword is the same text whatever the order of its keys', () => {
  const headword = aHeadword({
    edition: 2,
    alsoMeans: {
      noun: { gloss: ['büzgü'], ipa: { uk: 'a', us: 'b' } },
      verb: { gloss: ['anlamak'] },
    },
    entries: [
      anEntry({
        forms: { past: 'gathered', pastParticiple: 'gathered' },
        senses: [
          aSense({ uses: [{ en: 'gather a crowd', tr: 'kalabalık toplamak', region: 'UK' }] }),
        ],
      }),
    ],
  })
  expect(formatHeadword(reversed(headword))).toBe(formatHeadword(headword))
  expect(headwordSchema.parse(JSON.parse(formatHeadword(headword)))).toEqual(headword)
})

test('empty lists are not written, but a gloss that is empty is', () => {
  const text = formatHeadword(
    aHeadword({ entries: [anEntry({ senses: [aSense({ gloss: [] })] })] }),
  )
  expect(text).toContain('"gloss": []')
  expect(text).not.toContain('synonyms')
  expect(text).not.toContain('alsoMeans')
})

test('what the schema does not know stands behind what it knows', () => {
  const text = formatHeadword({ odd: { b: 1, a: 2 }, entries: 'none', headword: 'x' })
  expect(JSON.parse(text)).toEqual({ headword: 'x', entries: 'none', odd: { b: 1, a: 2 } })
  expect(text.indexOf('headword')).toBeLessThan(text.indexOf('entries'))
  expect(text.indexOf('entries')).toBeLessThan(text.indexOf('odd'))
})

test('a list has an entry on each line', () => {
  expect(formatList([{ headword: 'a', partOfSpeech: 'determiner' }, { headword: 'be' }])).toBe(
    '[\n  { "headword": "a", "partOfSpeech": "determiner" },\n  { "headword": "be" }\n]\n',
  )
})
