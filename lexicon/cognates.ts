import { turkishWords } from './turkish-words.ts'

/** The first word of a Turkish text that looks like the English `headword`; `undefined` for none. */
export function cognateIn(text: string, headword: string): string | undefined {
  const parts = headword.split(/[ -]/).map(skeletonOf)
  return turkishWords(text).find((word) => {
    const skeleton = skeletonOf(word)
    return parts.some((part) => lookAlike(part, skeleton))
  })
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
    .replace(/c(?=[eiy])/g, 's')
    .replaceAll('x', 'ks')
    .replace(/c|q/g, 'k')
    .replaceAll('y', 'i')
    .replaceAll('w', 'v')
    .replaceAll('z', 's')
    .replace(/(.)\1/g, '$1')
}
