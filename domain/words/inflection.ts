import type { PartOfSpeech } from './entry.ts'

const plural = ['s'] as const
const verbal = ['s', 'ed', 'ing'] as const
const compared = ['er', 'est'] as const

type Suffix = (typeof verbal | typeof compared)[number]

const suffixes: Readonly<Partial<Record<PartOfSpeech, readonly Suffix[]>>> = {
  noun: plural,
  verb: verbal,
  'phrasal verb': verbal,
  adjective: compared,
  adverb: compared,
}

/**
 * The forms that a word of this part of speech takes by rule; *stop*: stops, stopped, stopping. Of a
 * phrasal verb it is the first word that takes them: *look after*: looks after.
 */
export function regularForms(word: string, partOfSpeech: PartOfSpeech): string[] {
  const end = partOfSpeech === 'phrasal verb' ? `${word} `.indexOf(' ') : word.length
  const [inflected, rest] = [word.slice(0, end), word.slice(end)]
  return (suffixes[partOfSpeech] ?? []).flatMap((suffix) =>
    withSuffix(inflected, suffix).map((form) => form + rest),
  )
}

function withSuffix(word: string, suffix: Suffix): string[] {
  return suffix === 's' ? withS(word) : stemsBefore(word, suffix).map((stem) => stem + suffix)
}

function withS(word: string): string[] {
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}ies`]
  if (/(?:[sxz]|[cs]h)$/.test(word)) return [`${word}es`]
  // potatoes and photos, wolves and roofs: which of them a word takes is no matter of rule.
  if (word.endsWith('o')) return [`${word}s`, `${word}es`]
  if (word.endsWith('fe')) return [`${word}s`, `${word.slice(0, -2)}ves`]
  if (word.endsWith('f')) return [`${word}s`, `${word.slice(0, -1)}ves`]
  return [`${word}s`]
}

/** What -ed, -ing, -er and -est are added to: hope → hop, carry → carri, stop → stopp, lie → ly. */
function stemsBefore(word: string, suffix: Suffix): string[] {
  if (suffix === 'ing') {
    if (word.endsWith('ie')) return [`${word.slice(0, -2)}y`]
    // *seeing* and *being* keep the letter that *hoping* drops.
    if (word.endsWith('y') || /(?:[eoy]|^[^aeiou]+)e$/.test(word)) return [word]
  }
  if (word.endsWith('e')) return [word.slice(0, -1)]
  if (/[^aeiou]y$/.test(word)) return [`${word.slice(0, -1)}i`]
  if (word.endsWith('c')) return [word, `${word}k`]
  return doubling.test(word) ? [word, word + word.slice(-1)] : [word]
}

// *stopped* but *opened*, *travelled* beside *traveled*: it depends on stress and country, so both
// ways are let through. After two vowels (*rained*) there is no question.
const doubling = /(?:(?:^|[^aeiou])[aeiou]|qu[aeiou])[^aeiouwxy]$|[aeiou]l$/

/**
 * The words that `form` might be a regular form of: *stopped* gives *stopp*, *stoppe* and *stop*.
 * Most of them are no words; that one is, and has this form, is for the caller to check.
 */
export function possibleBases(form: string): string[] {
  const bases = new Set<string>()
  const add = (stem: string, ...endings: readonly string[]) => {
    for (const ending of endings) if (stem.length + ending.length > 1) bases.add(stem + ending)
  }
  const [, beforeS = ''] = /^(.+)s$/.exec(form) ?? []
  add(beforeS, '')
  if (beforeS.endsWith('e')) add(beforeS.slice(0, -1), '')
  if (beforeS.endsWith('ie')) add(beforeS.slice(0, -2), 'y')
  if (beforeS.endsWith('ve')) add(beforeS.slice(0, -2), 'f', 'fe')

  const [, stem = ''] = /^(.+?)(?:ed|ing|er|est)$/.exec(form) ?? []
  add(stem, '', 'e')
  if (stem.endsWith('i')) add(stem.slice(0, -1), 'y')
  if (stem.endsWith('y')) add(stem.slice(0, -1), 'ie')
  if (stem.endsWith('ck')) add(stem.slice(0, -1), '')
  if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1), '')
  return [...bases]
}
