import { useEffect, useState } from 'react'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { loadCorrectedWord, quizEntryOf } from '../../lexicon/word-details.ts'
import type { RecallQuestion } from '../../recall/recall-question.ts'

/** The words of questions, from the words that asked them, else from their cards as these come. */
export function useAskedEntries(questions: readonly RecallQuestion[]): readonly WordEntry[] {
  const [carded, setCarded] = useState<ReadonlyMap<string, WordEntry>>(new Map())
  const unknown = questions
    .filter((question) => !entryOf(question) && !carded.has(question.word.sense))
    .map(({ word }) => word.sense)
    .join()
  useEffect(() => {
    let isWanted = true
    const load = async () => {
      const found = new Map<string, WordEntry>()
      for (const sense of unknown.split(',')) {
        const loaded = await loadCorrectedWord(slugOfSense(sense))
        const entry = loaded.ok ? quizEntryOf(loaded.value, sense) : undefined
        if (entry) found.set(sense, entry)
      }
      if (isWanted && found.size > 0) setCarded((before) => new Map([...before, ...found]))
    }
    if (unknown !== '') void load()
    return () => {
      isWanted = false
    }
  }, [unknown])
  return questions.flatMap((question) => entryOf(question) ?? carded.get(question.word.sense) ?? [])
}

function entryOf({ word, list }: RecallQuestion): WordEntry | undefined {
  const place = list?.places.get(word.sense)
  return list && place !== undefined ? entryAt(list.index, place) : undefined
}
