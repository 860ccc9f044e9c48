import { isSecondEdition } from '../lexicon.ts'
import { isInfinitive, turkishWords } from '../turkish-words.ts'
import { type Check, problem } from './finding.ts'

const mostWords = 3
const verbs = ['verb', 'modal verb', 'phrasal verb']

export const alsoMeansForm: Check = {
  name: 'also-means-form',
  sentence: 'A further meaning is a bare gloss that looks like its part of speech.',
  *find({ words }) {
    for (const { file, headword } of words.filter(({ headword }) => isSecondEdition(headword)))
      for (const [partOfSpeech, { gloss }] of Object.entries(headword.alsoMeans))
        for (const meaning of gloss) {
          const fault = faultOf(meaning, partOfSpeech)
          if (fault !== undefined)
            yield problem(
              file,
              `alsoMeans.${partOfSpeech}`,
              `"${meaning}" ${fault}`,
              'write the base form, under its own part of speech',
            )
        }
  },
}

function faultOf(meaning: string, partOfSpeech: string): string | undefined {
  if (/[()[\]{}.,;:/"“”]/.test(meaning)) return 'explains'
  if (turkishWords(meaning).length > mostWords) return `has over ${mostWords} words`
  // A suffix (-e karşı) stands for what has no word of its own in Turkish.
  if (meaning.startsWith('-')) return undefined
  // What a fixed phrase stands for may have any form.
  if (partOfSpeech === 'phrase') return undefined
  if (verbs.includes(partOfSpeech))
    return isInfinitive(meaning) || isPastForm(meaning) ? undefined : 'is no verb'
  if (partOfSpeech === 'noun') return isManner(meaning) ? 'is no noun' : undefined
  return isInfinitive(meaning) && !isMeal(meaning) ? `is no ${partOfSpeech}` : undefined
}

// *used*, *left*: forms that are headwords as well.
const isPastForm = (meaning: string) => /[dt][ıiuü]$/.test(meaning)
const isManner = (meaning: string) => /(\p{L}{2}[ae]rak|biçimde|şekilde)$/u.test(meaning)
const isMeal = (meaning: string) => /(^| )(yemek|ekmek)$/.test(meaning)
