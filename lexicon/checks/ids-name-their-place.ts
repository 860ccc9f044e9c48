import { senseId } from '#domain/words/sense-id.ts'
import { everySense } from '../lexicon.ts'
import { slugOfFile } from '../slug.ts'
import { type Check, inSense, problem } from './finding.ts'

export const idsNameTheirPlace: Check = {
  name: 'ids-name-their-place',
  sentence: 'The id of a sense is slug.part-of-speech.number, and no two senses share one.',
  *find(lexicon) {
    const seen = new Map<string, string>()
    for (const placed of everySense(lexicon)) {
      const { file, entry, sense } = placed
      const start = senseId(slugOfFile(file), entry.partOfSpeech, '')
      const number = sense.id.startsWith(start) ? sense.id.slice(start.length) : ''
      if (!/^[1-9]\d?$/.test(number))
        yield inSense(placed, 'problem', `the id should be ${start}1, ${start}2 …`, 'write it so')

      const other = seen.get(sense.id)
      if (other) yield problem(file, sense.id, `the id also stands in ${other}`, 'number it anew')
      seen.set(sense.id, file)
    }
  },
}
