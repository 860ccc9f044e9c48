import type { EntryDetail, SenseDetail, WordDetail } from '#lexicon/word-detail.ts'

/** A sense about which a test says what it means. */
export function aSenseDetail(id: string, gloss: readonly string[] = ['karşılık']): SenseDetail {
  return {
    id,
    definition: 'something',
    definitionTr: 'bir şey',
    gloss,
    field: 'thing',
    synonyms: [],
    antonyms: [],
    example: { en: 'There it is.', tr: 'İşte orada.' },
  }
}

/** An entry about which a test says what matters. */
export function anEntryDetail(with_: Partial<EntryDetail> = {}): EntryDetail {
  return {
    partOfSpeech: 'noun',
    cefr: 'A1',
    ipa: { us: 'laɪt', uk: 'laɪt' },
    senses: [aSenseDetail('light.n.1')],
    ...with_,
  }
}

/** The word *light* with one entry, and what a test says of it. */
export function aWordDetail(with_: Partial<WordDetail> = {}): WordDetail {
  return { slug: 'light', headword: 'light', entries: [anEntryDetail()], ...with_ }
}
