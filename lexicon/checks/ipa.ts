import type { Accent, PartOfSpeech } from '#domain/words/entry.ts'
import type { Entry } from '../schema.ts'
import { type Check, type Finding, problem } from './finding.ts'

const consonant = /^(?:tʃ|dʒ|[pbtdkɡfvθðszʃʒhmnŋlrwj])+/
const vowels: Readonly<Record<Accent, RegExp>> = {
  uk: /^(?:aɪə|aʊə|iː|uː|ɑː|ɔː|ɜː|eə|ɪə|ʊə|eɪ|aɪ|ɔɪ|aʊ|əʊ|[ɪieæɒʌʊuə])/,
  us: /^(?:iː|uː|ɑː|ɔː|ɝː|eɪ|aɪ|ɔɪ|aʊ|oʊ|[ɪieæʌʊuəɚ])/,
}
// Writers' habits from other dictionaries, with what we write.
const habits: readonly (readonly [RegExp, string])[] = [
  [/g/, 'ɡ (U+0261) for g'],
  [/:/, 'ː (U+02D0) for a colon'],
  [/['’]/, 'ˈ (U+02C8) for an apostrophe'],
  [/,/, 'ˌ (U+02CC) for a comma'],
  [/[/[\]()]/, 'no slashes and no brackets'],
  [/ɹ/, 'r for ɹ'],
  [/ɾ|t̬/, 't for the flap'],
  [/[lnm]̩/, 'əl, ən for syllabic marks'],
  [/\.[ˈˌ]|[ˈˌ]\./, 'the stress mark in place of the dot'],
  [/ər\.[ieɪəæɑɒɔʌʊu]/, 'ə.r for a weak er before a vowel'],
]
const accentHabits: Readonly<Record<Accent, readonly (readonly [RegExp, string])[]>> = {
  uk: [[/[ɝɚ]|oʊ/, 'UK: əʊ, ɜː, ə; never oʊ, ɝ, ɚ']],
  us: [[/əʊ|ɒ|ɜː|eə|ɪə|ʊə/, 'US: oʊ, ɑː, ɝː, er, ɪr, ʊr; never əʊ, ɒ, ɜː, eə, ɪə, ʊə']],
}

export const ipa: Check = {
  name: 'ipa',
  sentence:
    'Pronunciation has our symbols alone, a mark before the stressed syllable and a dot between others; function words may have a weak and a strong form.',
  *find({ words }) {
    for (const { file, headword } of words) {
      for (const place of [headword, ...headword.entries]) {
        const where = 'partOfSpeech' in place ? place.partOfSpeech : undefined
        const texts: [Accent, string][] = []
        if ('ipa' in place)
          for (const accent of accents)
            texts.push(...formsOf(place, accent).map((form): [Accent, string] => [accent, form]))
        else
          for (const { ipa } of Object.values(place.alsoMeans))
            if (ipa) texts.push(['uk', ipa.uk], ['us', ipa.us])
        if (place.ukWord) texts.push(['uk', place.ukWord.ipa])
        if (place.usWord) texts.push(['us', place.usWord.ipa])
        for (const [accent, text] of texts)
          for (const { says, remedy, severity } of faults(text, accent))
            yield { ...problem(file, where, `${accent} "${text}" ${says}`, remedy), severity }
      }
    }
  },
}

const accents = ['uk', 'us'] as const
// They are said weakly in a sentence (*the* ðə): that form first, apart by commas.
const oftenWeak: readonly PartOfSpeech[] = [
  'determiner',
  'pronoun',
  'preposition',
  'conjunction',
  'modal verb',
  'verb',
]

function formsOf({ partOfSpeech, ipa }: Entry, accent: Accent): string[] {
  const isOftenWeak = oftenWeak.includes(partOfSpeech)
  return isOftenWeak ? ipa[accent].split(', ') : [ipa[accent]]
}

type Fault = Pick<Finding, 'severity' | 'says' | 'remedy'>

function faults(text: string, accent: Accent): Fault[] {
  const habit = [...habits, ...accentHabits[accent]].filter(([pattern]) => pattern.test(text))
  if (habit.length > 0)
    return habit.map(([, remedy]) => ({
      severity: 'problem',
      says: 'has a symbol that is not ours',
      remedy,
    }))

  const syllables = text.split(/[ .ˈˌ]/).filter((syllable) => syllable !== '')
  const odd = syllables
    .map((syllable) => syllableFault(syllable, accent))
    .filter((f) => f !== undefined)
  if (odd.length > 0) return odd
  return [...stressFaults(text, syllables.length), ...(accent === 'uk' ? silentR(text) : [])]
}

function syllableFault(syllable: string, accent: Accent): Fault | undefined {
  const fromVowel = syllable.replace(consonant, '')
  const fromCoda = fromVowel.replace(vowels[accent], '')
  if (fromCoda === fromVowel) {
    const unknown = fromVowel.charAt(0)
    return {
      severity: 'problem',
      says: unknown ? `has ${unknown}, which we do not use` : `has no vowel in ${syllable}`,
      remedy: 'see the symbols of the guide; əl, ən for syllabic consonants',
    }
  }
  const rest = fromCoda.replace(consonant, '')
  if (rest === '') return undefined
  return {
    severity: 'problem',
    says: `has no dot within ${syllable}, or a symbol that is not ours`,
    remedy: 'put a dot or a stress mark between two syllables',
  }
}

function stressFaults(text: string, syllables: number): Fault[] {
  const main = text.split('ˈ').length - 1
  const isPhrase = text.includes(' ')
  if (/[ˈˌ](?:$|[ ˈˌ])/.test(text) || /^\.|\.$|\.\.|\. | \./.test(text))
    return [
      {
        severity: 'problem',
        says: 'has a mark or a dot out of place',
        remedy: 'ˈ stands before its syllable',
      },
    ]
  if (syllables === 1 && /[ˈˌ]/.test(text))
    return [{ severity: 'problem', says: 'marks its only syllable', remedy: 'take the mark away' }]
  if (syllables > 1 && main === 0)
    return [
      {
        severity: isPhrase ? 'advice' : 'problem',
        says: 'has no main stress',
        remedy: 'put ˈ before the stressed syllable',
      },
    ]
  if (main > 1)
    return [
      {
        severity: isPhrase ? 'advice' : 'problem',
        says: `has ${main} main stresses`,
        remedy: 'keep one ˈ, write ˌ for the other',
      },
    ]
  return []
}

// British r is heard before a vowel alone.
function silentR(text: string): Fault[] {
  if (!/r(?=$|[ .ˈˌ]*[pbtdkɡfvθðszʃʒhmnŋlw])/.test(text)) return []
  return [
    { severity: 'problem', says: 'has an r that is not heard', remedy: 'leave the r out in UK' },
  ]
}
