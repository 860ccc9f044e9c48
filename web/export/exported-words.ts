import type { ExportedList, ExportedWord } from '#domain/export/exported-list.ts'
import type { Correction } from '#domain/lists/correction.ts'
import type { ListedWord, OwnList } from '#domain/lists/own-list.ts'
import type { Result } from '#domain/result.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { LoadProblem } from '../lexicon/bundle.ts'
import { loadWord } from '../lexicon/word-details.ts'
import { loadCorrections } from '../lists/corrections.ts'

/**
 * `list` with all of its words as texts: those of the lexicon as its cards have them, with the
 * learner's corrections. A word that the lexicon has no more is left out.
 */
export async function exportedList({
  id,
  name,
  words,
}: Pick<OwnList, 'id' | 'name' | 'words'>): Promise<Result<ExportedList, LoadProblem>> {
  const corrections = await loadCorrections()
  const corrected = corrections.ok ? corrections.value : new Map<string, Correction>()
  const exported: ExportedWord[] = []
  // At once, since many of them come in one file.
  for (const one of await Promise.all(words.map((word) => exportedWord(word, corrected)))) {
    if (!one.ok) return one
    if (one.value) exported.push(one.value)
  }
  return { ok: true, value: { id, name, words: exported } }
}

async function exportedWord(
  { id, sense, own }: ListedWord,
  corrected: ReadonlyMap<string, Correction>,
): Promise<Result<ExportedWord | undefined, LoadProblem>> {
  if (own) {
    const { word, meanings, partOfSpeech, example } = own
    return { ok: true, value: { id, word, meanings, partOfSpeech, example } }
  }
  const loaded = await loadWord(slugOfSense(sense))
  if (!loaded.ok) {
    const { problem } = loaded
    return problem.kind === 'missing' ? { ok: true, value: undefined } : { ok: false, problem }
  }
  const { headword, entries } = loaded.value
  for (const { partOfSpeech, senses } of entries) {
    const found = senses.find((one) => one.id === sense)
    if (!found) continue
    const meanings = corrected.get(sense)?.gloss ?? found.gloss
    return {
      ok: true,
      value: { id, word: headword, meanings, partOfSpeech, example: found.example },
    }
  }
  return { ok: true, value: undefined }
}
