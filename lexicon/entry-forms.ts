import type { Lexicon } from './lexicon.ts'
import type { Entry, Headword } from './schema.ts'

/** The irregular forms of an entry; `undefined` where it has none. */
export type EntryForms = (headword: Headword, entry: Entry) => Entry['forms']

/**
 * Tells the irregular forms of entries: those that are written, and of a phrasal verb those of its
 * verb with the rest behind them, *gave up* of *give up*.
 */
export function entryForms({ words }: Lexicon): EntryForms {
  const verbs = new Map(
    words.flatMap(({ headword: { headword, entries } }) => {
      const forms = entries.find(({ partOfSpeech }) => partOfSpeech === 'verb')?.forms
      return forms ? [[headword, forms] as const] : []
    }),
  )
  return ({ headword }, { partOfSpeech, forms }) => {
    if (forms || partOfSpeech !== 'phrasal verb') return forms
    const [verb = '', ...rest] = headword.split(' ')
    const ofVerb = verbs.get(verb)
    return (
      ofVerb &&
      Object.fromEntries(
        // Of two in use both are written: *gotten up, got up*.
        Object.entries(ofVerb).map(([name, form]) => [
          name,
          form
            ?.split(', ')
            .map((one) => [one, ...rest].join(' '))
            .join(', '),
        ]),
      )
    )
  }
}
