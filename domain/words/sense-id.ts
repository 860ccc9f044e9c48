import type { PartOfSpeech } from './entry.ts'

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
  'phrasal verb': 'phrv',
  phrase: 'phr',
}

/** The id of a sense, *go.v.1*: the slug of its headword, its part of speech, its own number. */
export function senseId(slug: string, partOfSpeech: PartOfSpeech, number: string): string {
  return `${slug}.${idAbbreviations[partOfSpeech]}.${number}`
}

/** The slug of the headword that a sense belongs to. */
export function slugOfSense(id: string): string {
  return id.slice(0, id.lastIndexOf('.', id.lastIndexOf('.') - 1))
}
