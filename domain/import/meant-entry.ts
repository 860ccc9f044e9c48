import type { PartOfSpeech } from '../words/entry.ts'
import { regularForms } from '../words/inflection.ts'
import type { TableEntry, TableWord } from '../words/word-table.ts'
import { kindsInText } from './kind-in-text.ts'
import type { FoundWord, WordFinder } from './word-finder.ts'

/** What a word of a text is in the lexicon: a word, as one of its parts of speech. */
export type MeantEntry = { readonly word: TableWord; readonly entry: TableEntry }

/** What stands on either side of a word in a sentence, in small letters; empty where nothing does. */
export type Around = { readonly before: string; readonly after: string }

/**
 * The entry that `written` is, among those of the word that was found and of the one that it is a form of:
 * what its neighbours tell (`kindsInText`), else the first, which is the commonest.
 */
export function meantEntry(
  { word, isForm, formOf }: FoundWord,
  written: string,
  around: Around,
  find: WordFinder,
): MeantEntry {
  const own = isForm ? entriesOfForm(word, written) : word.entries
  const candidates = [
    ...own.map((entry) => ({ word, entry })),
    ...(formOf ? entriesOfForm(formOf, written).map((entry) => ({ word: formOf, entry })) : []),
  ]
  for (const kind of kindsOf(written, around, find)) {
    const meant = candidates.find(({ entry }) => entry.partOfSpeech === kind)
    if (meant) return meant
  }
  return candidates[0] ?? { word, entry: word.entries[0] }
}

/** Whether a word that the lexicon does not have may stand for a verb where it stands. */
export function mayBeVerb(written: string, around: Around, find: WordFinder): boolean {
  const [likeliest = 'verb'] = kindsOf(written, around, find)
  return likeliest === 'verb'
}

function kindsOf(written: string, { before, after }: Around, find: WordFinder) {
  return kindsInText({
    written,
    before,
    after,
    isAfterAdjective: isFirst(before, 'adjective', find),
    isBeforeNoun: isFirst(after, 'noun', find),
  })
}

/** Whether a word is above all of this kind. */
function isFirst(word: string, kind: PartOfSpeech, find: WordFinder): boolean {
  if (word === '') return false
  const [entry] = find(word)?.word.entries ?? []
  return entry?.partOfSpeech === kind
}

/** The entries that have this form: by rule, or where it is irregular the verb before all others. */
function entriesOfForm({ headword, entries }: TableWord, form: string): readonly TableEntry[] {
  const regular = entries.filter(
    ({ partOfSpeech }) => partOfSpeech && regularForms(headword, partOfSpeech).includes(form),
  )
  if (regular.length > 0) return regular
  return entries.toSorted(
    (a, b) => Number(b.partOfSpeech === 'verb') - Number(a.partOfSpeech === 'verb'),
  )
}
