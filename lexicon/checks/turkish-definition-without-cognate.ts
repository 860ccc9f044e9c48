import { everySense } from '../lexicon.ts'
import { turkishWords } from '../turkish-words.ts'
import { type Check, inSense } from './finding.ts'

export const turkishDefinitionWithoutCognate: Check = {
  name: 'turkish-definition-without-cognate',
  sentence: 'No word of a Turkish definition looks like the English headword.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { definitionTr } = placed.sense
      const parts = placed.headword.headword.split(/[ -]/).map(skeletonOf)
      const hint = turkishWords(definitionTr).find((word) => {
        const skeleton = skeletonOf(word)
        return parts.some((part) => lookAlike(part, skeleton))
      })
      if (hint)
        yield inSense(
          placed,
          'problem',
          `"${hint}" in definitionTr "${definitionTr}" gives the headword away`,
          'use a word that does not look like it',
        )
    }
  },
}

// Shorter words look alike by accident: an and an, ten and ten.
const shortestAlike = 4
const beginning = 5

function lookAlike(english: string, turkish: string): boolean {
  if (english.length < shortestAlike || turkish.length < shortestAlike) return false
  const length = Math.min(beginning, english.length)
  return english.slice(0, length) === turkish.slice(0, length)
}

/** The letters of a word in the spelling that English and Turkish share: *film*, *fizik*, *tiyatr*. */
function skeletonOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('ch', 'k')
    .replaceAll('x', 'ks')
    .replace(/c|q/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replace(/(.)\1/g, '$1')
}
