import { lettersOf } from '../text/letters.ts'
import type { PartOfSpeech, QuizPart, WordEntry } from '../words/entry.ts'
import { likelyPart } from './likely-part.ts'
import { clashesAmong } from './meaning-clashes.ts'

/** A word that is asked by its short Turkish equivalents, since nobody has defined it. */
export type GlossedWord = {
  /** What answers about it are recorded under. */
  readonly id: string
  readonly word: string
  /** The first one is what an option shows. */
  readonly meanings: readonly [string, ...string[]]
  readonly partOfSpeech?: PartOfSpeech | undefined
  /** The headword of the lexicon that it is, or is a form of; none where the lexicon has no such. */
  readonly headword?: string | undefined
}

/** What the lexicon knows of a headword, over all its senses and parts of speech. */
export type KnownWord = {
  readonly meanings: readonly string[]
  /** How else it is written, and its forms. */
  readonly spellings: readonly string[]
}

/**
 * The part that asks `words`: they first, and behind them the words of a part of the lexicon, which
 * are only options beside them.
 *
 * Two words are kept apart where one could be defended for the other by any meaning that is known of
 * either, or where they are one word; a word that the lexicon has as well, with another meaning, is
 * kept from whatever that headword is kept from. Three options come from the lexicon, which knows
 * more of its words, and one is another own word, or who remembers what is in a list would need no
 * more; where either has too few, the other has the rest.
 *
 * @param known what is known of the headword of an entry of `lexicon`.
 */
export function ownPart(
  words: readonly GlossedWord[],
  lexicon: QuizPart,
  known: (entry: WordEntry) => KnownWord,
): QuizPart {
  const count = words.length
  const behind = lexicon.entries.map((entry) => besideOwn(entry, count))
  const away = keptAway(words, lexicon.entries, known)
  const kinds = Map.groupBy(
    behind.keys().filter((place) => behind[place]?.gloss !== '' && behind[place]?.quiz !== false),
    (place) => behind[place]?.partOfSpeech,
  )
  const own = words.map((word, at): WordEntry => {
    const never = away[at] as ReadonlySet<number>
    const entry = ownEntry(word)
    const fitting = placesBeside(entry, kinds).map((place) => count + place)
    const lures = someOf(fitting, scattered(word.id), (place) => !never.has(place))
    // Named once, by whichever of the two stands first.
    return { ...entry, never: [...never].filter((place) => place > at), lures: [lures] }
  })
  return { ...lexicon, part: 'own', asked: count, entries: [...own, ...behind] }
}

/** Of a kind that the lexicon has few of, those stand beside as well whose Turkish is of its form. */
function placesBeside(
  { partOfSpeech, gloss }: Omit<WordEntry, 'never'>,
  kinds: ReadonlyMap<PartOfSpeech | undefined, readonly number[]>,
): readonly number[] {
  const kin = kinds.get(partOfSpeech) ?? []
  const form = likelyPart(gloss)
  if (kin.length >= luresAtHand || form === partOfSpeech) return kin
  return [...kin, ...(kinds.get(form) ?? [])]
}

/** For each own word the places, in the part that it asks, that never stand beside it. */
function keptAway(
  words: readonly GlossedWord[],
  entries: readonly WordEntry[],
  known: (entry: WordEntry) => KnownWord,
): readonly ReadonlySet<number>[] {
  const facts = entries.map(known)
  const headwords = Map.groupBy(entries.keys(), (place) => spelled(entries[place]?.word ?? ''))
  const spellings = spellingsOf(facts)
  const nevers = mutualNevers(entries)
  const own = words.map(({ word, meanings, headword: known = word }) => {
    const spelling = spelled(word)
    const headword = headwords.get(spelled(known)) ?? []
    return {
      spelling,
      headword,
      keptFrom: new Set(headword.flatMap((place) => [...(nevers[place] ?? [])])),
      // With another meaning, the lexicon's word still has all of its own.
      meanings: [...meanings, ...headword.flatMap((place) => facts[place]?.meanings ?? [])],
    }
  })
  const clashes = clashesAmong([
    ...own.map(({ meanings }) => meanings),
    ...facts.map(({ meanings }) => meanings),
  ])
  return own.map(({ spelling, headword, keptFrom, meanings }) => {
    const akin = own.keys().filter((at) => {
      const other = own[at] as (typeof own)[number]
      return other.spelling === spelling || other.headword.some((place) => keptFrom.has(place))
    })
    const places = [...headword, ...keptFrom, ...(spellings.get(spelling) ?? [])]
    return new Set([...clashes(meanings), ...akin, ...places.map((place) => words.length + place)])
  })
}

function ownEntry({
  id,
  word,
  meanings: [gloss],
  partOfSpeech,
}: GlossedWord): Omit<WordEntry, 'never'> {
  return {
    id,
    word,
    wordInfo: [],
    turkish: [],
    gloss,
    ...(partOfSpeech
      ? { partOfSpeech }
      : { partOfSpeech: likelyPart(gloss), isPartGuessed: true as const }),
    // In the place of a subject, of which nothing is known, what all own words have in common.
    fields: ['own'],
    ipa: { uk: '', us: '' },
  }
}

// An own word has no shape: so that they stand together, those beside it have none either.
function besideOwn(
  { shape: _, area: __, lures: ___, never, ...entry }: WordEntry,
  moved: number,
): WordEntry {
  return { ...entry, fields: [], never: never.map((place) => place + moved) }
}

// So many to draw three from, so that a word is not always asked beside the same ones.
const luresAtHand = 12

/** At most `luresAtHand` of `places` that are fit, one here and one there, beginning at `from`. */
function someOf(
  places: readonly number[],
  from: number,
  isFit: (place: number) => boolean,
): readonly number[] {
  const stride = Math.max(1, Math.floor(places.length / luresAtHand))
  const some: number[] = []
  for (let at = 0; at < places.length && some.length < luresAtHand; at += 1) {
    // Round after round, each one place on: none comes twice.
    const round = Math.floor((at * stride) / places.length)
    const place = places[(from + at * stride + round) % places.length]
    if (place !== undefined && isFit(place) && !some.includes(place)) some.push(place)
  }
  return some
}

/** A number for a text that says nothing of its letters. */
function scattered(text: string): number {
  let hash = 7
  for (const letter of text) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) >>> 0
  return hash
}

/** The entries that each entry is kept away from, whichever of the two names it. */
function mutualNevers(entries: readonly WordEntry[]): readonly ReadonlySet<number>[] {
  const nevers = entries.map(({ never }) => new Set(never))
  for (const [place, { never }] of entries.entries()) {
    for (const other of never) nevers[other]?.add(place)
  }
  return nevers
}

/** The places of the entries that a spelling is another of, or a form. */
function spellingsOf(facts: readonly KnownWord[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [place, { spellings }] of facts.entries()) {
    for (const spelling of new Set(spellings.map(spelled))) {
      places.set(spelling, [...(places.get(spelling) ?? []), place])
    }
  }
  return places
}

function spelled(word: string): string {
  return lettersOf(word, 'en').replaceAll(' ', '') || word.trim()
}
