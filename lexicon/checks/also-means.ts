import { otherMeanings } from '../lexicon.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, problem } from './finding.ts'

const most = 8

export const alsoMeans: Check = {
  name: 'also-means',
  sentence:
    'The headword alsoMeans up to eight Turkish meanings that no entry of the file teaches.',
  *find({ words }) {
    for (const { file, headword } of words) {
      const also = otherMeanings(headword).map(turkishLower)
      if (also.length > most)
        yield problem(
          file,
          'alsoMeans',
          `has ${also.length} meanings`,
          `keep the ${most} likeliest`,
        )
      for (const { gloss } of Object.values(headword.alsoMeans))
        if (new Set(gloss.map(turkishLower)).size < gloss.length)
          yield problem(file, 'alsoMeans', 'names a meaning twice', 'name each once')
      const taught = new Set(
        headword.entries.flatMap(({ senses }) =>
          senses.flatMap((sense) => sense.gloss.map(turkishLower)),
        ),
      )
      for (const meaning of also)
        if (taught.has(meaning))
          yield problem(file, 'alsoMeans', `${meaning} is a gloss of the file`, 'take it out here')
    }
  },
}
