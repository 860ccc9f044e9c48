import { turkishWords } from './turkish-words.ts'

/** The first word of a Turkish text that looks like the English `headword`; `undefined` for none. */
export function cognateIn(text: string, headword: string): string | undefined {
  const parts = headword.split(/[ -]/).map(skeletonOf)
  return turkishWords(text).find((word) => {
    const skeleton = skeletonOf(word)
    return parts.some((part) => lookAlike(part, skeleton))
  })
}

/**
 * Whether a gloss tells its word by how it is written or said (*garaj* of *garage*, *otel* of *hotel*):
 * a learner who has never met the word picks it. Two words that mean the same and have the same
 * consonants are seldom alike by accident.
 */
export function isCognate(gloss: string, headword: string): boolean {
  if (cognateIn(gloss, headword) !== undefined) return true
  const parts = headword.split(/[ -]/)
  return turkishWords(gloss).some((word) => parts.some((part) => soundAlike(part, word)))
}

const shortestSound = 3
const fewConsonants = 3
// What English writes becomes in Turkish: *curry* köri, *lemon* limon, *gray* gri.
const firstVowels = ['aa', 'ae', 'ai', 'ee', 'ea', 'ei', 'ii', 'oo', 'ou', 'uu', 'uo']

function soundAlike(english: string, turkish: string): boolean {
  const [a, b] = [soundsOf(english), soundsOf(turkish)]
  const hasOneStart = a[0] === b[0] || firstVowels.includes(`${a[0]}${b[0]}`)
  if (a.length < shortestSound || !hasOneStart) return false
  if (!firstVowels.includes(firstVowelOf(a) + firstVowelOf(b))) return false
  const [own, theirs] = [consonantsOf(a), consonantsOf(b)]
  if (own === theirs) return own.length > 1
  const [short, long] = own.length < theirs.length ? [own, theirs] : [theirs, own]
  return short.length >= fewConsonants && long.startsWith(short) && long.length - short.length === 1
}

/** The skeleton of a word as it is said: *h* is not, and *g* may be *j*. */
const soundsOf = (word: string) =>
  skeletonOf(word)
    .replace(/g(?=[eiy])/g, 'j')
    .replaceAll('h', '')
    .replace(/(.)\1/g, '$1')
const consonantsOf = (sounds: string) => sounds.replace(/[aeiou]/g, '').replace(/(.)\1/g, '$1')
const firstVowelOf = (sounds: string) => /[aeiou]/.exec(sounds)?.[0] ?? ''

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
