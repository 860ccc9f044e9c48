import type { EntryDetail } from '#lexicon/word-detail.ts'
import { partText } from '../text/lists.ts'
import { LevelAndPart } from './pronunciation.tsx'
import { labelsOf } from './word-labels.ts'

/** What kind of word an entry is: its level, part of speech, and what is true of all its senses. */
export function EntryKind({ entry }: { readonly entry: EntryDetail }) {
  const { cefr, senses } = entry
  return <LevelAndPart cefr={cefr} part={partText(entry)} labels={labelsOf(senses).shared} />
}
