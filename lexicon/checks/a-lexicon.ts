import type { Lexicon } from '../lexicon.ts'
import { type Entry, type Headword, headwordSchema, type Sense } from '../schema.ts'
import { fileOfSlug, slugsOf } from '../slug.ts'
import type { Check, Finding } from './finding.ts'

/** A sense with nothing wrong in it, for *gather*; a test names what it is about. */
export function aSense(with_: Partial<Sense> = {}): Sense {
  return {
    id: 'gather.v.1',
    definition: 'to come together in one place',
    definitionTr: 'aynı yerde bir araya gelmek',
    gloss: ['toplanmak'],
    uses: [],
    patterns: [],
    field: 'movement',
    synonyms: [],
    antonyms: [],
    avoidAsDistractor: [],
    example: { en: 'A crowd gathered in the square.', tr: 'Meydanda bir kalabalık toplandı.' },
    ...with_,
  }
}

/** An entry of the verb *gather*, with the one sense above unless others are given. */
export function anEntry(with_: Partial<Entry> = {}): Entry {
  return {
    partOfSpeech: 'verb',
    cefr: 'A2',
    levelSource: 'cefrj',
    ipa: { uk: 'ˈɡæð.ə', us: 'ˈɡæð.ɚ' },
    senses: [aSense()],
    ...with_,
  }
}

/** The headword *gather* with one entry. */
export function aHeadword(with_: Partial<Headword> = {}): Headword {
  return headwordSchema.parse({ headword: 'gather', entries: [anEntry()], ...with_ })
}

/** A headword of one sense: what a test of links and lists needs of many. */
export function aWord(
  headword: string,
  sense: Partial<Sense> = {},
  entry: Partial<Entry> = {},
): Headword {
  const id = `${slugsOf(headword)[0]}.v.1`
  return aHeadword({
    headword,
    entries: [anEntry({ senses: [aSense({ id, ...sense })], ...entry })],
  })
}

/** A lexicon of these headwords, each in its right file. */
export function aLexicon(
  words: readonly Headword[],
  {
    lists,
    ...rest
  }: Partial<Omit<Lexicon, 'words' | 'lists'>> & {
    readonly lists?: Partial<Lexicon['lists']>
  } = {},
): Lexicon {
  return {
    words: words.map((headword) => ({ file: fileOfSlug(slugsOf(headword.headword)[0]), headword })),
    lists: { kolay: [], zor: [], sinav: [], ...lists },
    fields: [{ id: 'movement', tr: 'hareket', covers: 'going, rising, turning, acting' }],
    falseFriends: [],
    confusables: [],
    plan: [],
    ...rest,
  }
}

/** What a check says about a lexicon, problems as they are and advice marked as such. */
export function said(check: Check, lexicon: Lexicon): string[] {
  return [...check.find(lexicon)].map(line)
}

/** What a check says about the verb *gather* with this sense. */
export function saidOfSense(check: Check, sense: Partial<Sense>, entry: Partial<Entry> = {}) {
  return said(check, aLexicon([aWord('gather', sense, entry)]))
}

function line({ severity, says }: Finding): string {
  return severity === 'problem' ? says : `advice: ${says}`
}
