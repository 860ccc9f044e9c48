import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostSharedWords, type SharedList, writtenList } from '#domain/export/shared-list.ts'
import { sharedLists } from '#domain/export/some-lists.test-support.ts'
import { linkToList, listOfLink, mostLinkLetters } from './list-link.ts'

const origin = 'https://example.org'

async function linkOf(list: SharedList): Promise<string> {
  const link = await linkToList(list, origin)
  if (!link.ok) throw new Error(link.problem)
  return link.value
}

const fragmentOf = (link: string) => new URL(link).hash.slice(1)
const packed = (text: string | Buffer) => deflateRawSync(text).toString('base64url')
const senses = (count: number) =>
  Array.from({ length: count }, (_, place) => ({ sense: `word${place}.adj.1` }))

test('what is handed on by a link comes as it was', async () => {
  await fc.assert(
    fc.asyncProperty(sharedLists, async (list) => {
      const link = await linkOf(list)
      expect(await listOfLink(fragmentOf(link))).toEqual({ ok: true, value: list })
    }),
    { numRuns: 100 },
  )
})

test('a link holds 200 words of the lexicon, and says of more that they are too many', async () => {
  const link = await linkOf({ name: 'Sınıf', words: senses(mostSharedWords) })
  expect(link.length).toBeLessThan(mostLinkLetters)
  expect(link).toMatch(/^https:\/\/example\.org\/listelerim\/paylasilan#[\w-]+$/)

  const more = { name: 'Sınıf', words: senses(mostSharedWords + 1) }
  expect(await linkToList(more, origin)).toEqual({ ok: false, problem: 'too-many-words' })
  expect(await linkToList({ name: 'Sınıf', words: [] }, origin)).toEqual({
    ok: false,
    problem: 'empty',
  })
})

test('no link is handed out that holds more than whoever opens it would unpack', async () => {
  const example = { en: 'all the same '.repeat(38) }
  const words = Array.from({ length: 200 }, (_, at) => ({
    own: { word: `word ${at}`, meanings: ['anlam'], example: { en: example.en.trim() } },
  }))
  const list = { name: 'Sınıf', words }

  expect(await linkToList(list, origin)).toEqual({ ok: false, problem: 'too-long' })
  const fewer = { name: 'Sınıf', words: words.slice(0, 100) }
  expect(await listOfLink(fragmentOf(await linkOf(fewer)))).toEqual({ ok: true, value: fewer })
})

test('words that make a link too long to be passed on are refused whole', async () => {
  let seed = 1
  // Letters that cannot be packed.
  const noise = () => {
    seed = (seed * 48_271) % 0x7fffffff
    return seed.toString(36)
  }
  const words = Array.from({ length: 200 }, () => ({
    own: {
      word: noise(),
      meanings: [noise() + noise()],
      example: { en: noise().repeat(9) + noise() + noise() + noise() + noise() + noise() },
    },
  }))
  expect(await linkToList({ name: 'Sınıf', words }, origin)).toEqual({
    ok: false,
    problem: 'too-long',
  })
})

test('whatever else stands behind the sign is no list', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'grapheme' }),
        fc.json().map(packed),
        fc.uint8Array().map((bytes) => packed(Buffer.from(bytes))),
        fc.base64String().map((text) => text.replaceAll('=', '')),
      ),
      async (fragment) => {
        const read = await listOfLink(fragment)
        expect(read.ok ? 'list' : read.problem).toMatch(/^(?:broken|newer)$/)
      },
    ),
  )
})

test('a link that lost its end is no list', async () => {
  const fragment = fragmentOf(await linkOf({ name: 'Sınıf', words: senses(20) }))
  for (const kept of [0, 1, 10, fragment.length - 1]) {
    expect(await listOfLink(fragment.slice(0, kept))).toEqual({ ok: false, problem: 'broken' })
  }
})

test('nothing is unpacked beyond what a list can need', async () => {
  const bomb = packed(Buffer.alloc(5_000_000, ' '))
  expect(bomb.length).toBeLessThan(mostLinkLetters)
  expect(await listOfLink(bomb)).toEqual({ ok: false, problem: 'broken' })
  expect(await listOfLink('a'.repeat(mostLinkLetters + 1))).toEqual({
    ok: false,
    problem: 'broken',
  })
})

test('a list of what no list can hold is refused, one of a later version said to be newer', async () => {
  const tell = (value: unknown) => listOfLink(packed(JSON.stringify(value)))
  const broken = { ok: false, problem: 'broken' }
  expect(await tell([1, 'Sınıf', ['go.v.1']])).toMatchObject({ ok: true })
  expect(await tell([2, 'Sınıf', {}])).toEqual({ ok: false, problem: 'newer' })
  expect(await tell([1, ' ', ['go.v.1']])).toEqual(broken)
  expect(await tell([1, 'x'.repeat(1000), ['go.v.1']])).toEqual(broken)
  expect(await tell([1, 'Sınıf', ['go']])).toEqual(broken)
  expect(await tell([1, 'Sınıf', ['own-abc.own.1']])).toEqual(broken)
  expect(await tell([1, 'Sınıf', [['go', 'gitmek']]])).toEqual(broken)
  expect(await tell([1, 'Sınıf', [['x'.repeat(500), ['gitmek']]]])).toEqual(broken)
  expect(await tell([1, 'Sınıf', [['go', ['gitmek'], 99]]])).toEqual(broken)
  expect(await tell([1, 'Sınıf', senses(201).map(({ sense }) => sense)])).toEqual(broken)
  expect(await tell(JSON.parse(writtenList({ name: 'Sınıf', words: senses(1) })))).toMatchObject({
    ok: true,
  })
})
