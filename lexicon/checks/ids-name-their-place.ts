import type { PartOfSpeech } from '#domain/entry.ts'
import { everySense } from '../lexicon.ts'
import { slugOfFile } from '../slug.ts'
import { type Check, inSense, problem } from './finding.ts'

/** How a part of speech is written within the id of a sense. */
export const idAbbreviations: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'n',
  verb: 'v',
  adjective: 'adj',
  adverb: 'adv',
  pronoun: 'pron',
  preposition: 'prep',
  determiner: 'det',
  conjunction: 'conj',
  number: 'num',
  'modal verb': 'modal',
  interjection: 'interj',
}

export const idsNameTheirPlace: Check = {
  name: 'ids-name-their-place',
  sentence: 'The id of a sense is slug.part-of-speech.number, and no two senses share one.',
  *find(lexicon) {
    const seen = new Map<string, string>()
    for (const placed of everySense(lexicon)) {
      const { file, entry, sense } = placed
      const start = `${slugOfFile(file)}.${idAbbreviations[entry.partOfSpeech]}.`
      const number = sense.id.startsWith(start) ? sense.id.slice(start.length) : ''
      if (!/^[1-9]\d?$/.test(number))
        yield inSense(placed, 'problem', `the id should be ${start}1, ${start}2 …`, 'write it so')

      const other = seen.get(sense.id)
      if (other) yield problem(file, sense.id, `the id also stands in ${other}`, 'number it anew')
      seen.set(sense.id, file)
    }
  },
}
