import { type CollectionName, collectionNames } from '#domain/words/entry.ts'
import type { Lexicon } from '../lexicon.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, type Finding, problem } from './finding.ts'

export const lists: Check = {
  name: 'lists',
  sentence:
    'A list has existing entries, each once; those of games make a question; ZOR runs from abundant to wilt.',
  *find(lexicon) {
    for (const list of collectionNames) yield* listFindings(lexicon, list)
    yield* orderOfZor(lexicon)
    yield* sameStrings(lexicon)
  },
}

const fileOf = (list: string) => `lexicon/lists/${list}.json`

function* listFindings(lexicon: Lexicon, list: CollectionName): Generator<Finding> {
  const file = fileOf(list)
  const words = new Map(lexicon.words.map(({ headword }) => [headword.headword, headword]))
  const seen = new Set<string>()
  for (const { headword: name, partOfSpeech } of lexicon.lists[list]) {
    // A game asks a word once; elsewhere it may stand for two of its entries.
    const once = list === 'sinav' ? `${name} ${partOfSpeech}` : name
    if (seen.has(once)) yield problem(file, name, 'stands in the list twice', 'keep one')
    seen.add(once)
    const entry = words.get(name)?.entries.find((entry) => entry.partOfSpeech === partOfSpeech)
    if (!entry)
      yield problem(file, name, `there is no ${partOfSpeech} ${name}`, 'write it or take it out')
    if (list !== 'sinav' && entry?.senses[0]?.quiz === false)
      yield problem(file, name, 'makes no question (quiz: false)', 'take it out of the list')
  }
}

function* orderOfZor({ lists: { zor } }: Lexicon): Generator<Finding> {
  const names = zor.map(({ headword }) => headword)
  for (const [at, name] of names.entries()) {
    const before = names[at - 1]
    if (before !== undefined && before.toLowerCase() > name.toLowerCase())
      yield problem(fileOf('zor'), name, `stands after ${before}`, 'sort the list by the alphabet')
  }
  if (names.length === 0) return
  if (names[0] !== 'abundant')
    yield problem(fileOf('zor'), names[0], 'is the first', 'the list begins with abundant')
  if (names.at(-1) !== 'wilt')
    yield problem(fileOf('zor'), names.at(-1), 'is the last', 'the list ends with wilt')
}

function* sameStrings(lexicon: Lexicon): Generator<Finding> {
  const words = new Map(lexicon.words.map(({ headword }) => [headword.headword, headword]))
  for (const { headword: name, partOfSpeech } of lexicon.lists.kolay) {
    const entry = words.get(name)?.entries.find((entry) => entry.partOfSpeech === partOfSpeech)
    // A sense that no question asks may well be a loan word (*star*, of films).
    const asked = entry?.senses.filter(({ quiz }) => quiz !== false) ?? []
    const glosses = asked.flatMap((sense) => sense.gloss.map(turkishLower))
    if (glosses.includes(name.toLowerCase()))
      yield problem(fileOf('kolay'), name, 'is the same word in Turkish', 'take it out of the list')
  }
}
