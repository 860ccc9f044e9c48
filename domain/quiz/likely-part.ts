import type { PartOfSpeech } from '../words/entry.ts'

// What comes before an ending has so many letters at least: *emek*, *deli* and *halı* have none.
const endings: readonly (readonly [PartOfSpeech, RegExp])[] = [
  ['verb', /\p{L}{2}m[ae]k$/u],
  ['adverb', /(?:^| )(?:olarak|şekilde|biçimde)$/],
  ['adjective', /\p{L}{3}(?:s[ıiuü]z|l[ıiuü]|s[ae]l)$/u],
]

/**
 * What part of speech an English word has, as the form of its Turkish suggests, where nobody says:
 * an infinitive is a verb, a text on *olarak* an adverb, one on *-lı* or *-sız* an adjective; all
 * others stand with the nouns. So the options are alike in form, whatever the word really is.
 */
export function likelyPart(meaning: string): PartOfSpeech {
  const text = meaning.trim().toLocaleLowerCase('tr')
  return endings.find(([, ending]) => ending.test(text))?.[0] ?? 'noun'
}
