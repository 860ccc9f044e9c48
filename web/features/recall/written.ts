import { useEffect, useState } from 'react'
import { judgeWritten, type WrittenKey, type WrittenVerdict } from '#domain/recall/judge-written.ts'
import { nextCue } from '#domain/recall/recall-queue.ts'
import type { Cue } from '#domain/record/memory.ts'
import { type ExamplePart, markedExample } from '#domain/text/marked-example.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { loadWordOfForm } from '../../lexicon/all-words.ts'

/** What is shown of a word whose English is to be typed, and what that is judged by. */
export type Written = {
  readonly cue: Cue
  /** The spelling that is asked for: in a gap, the form that the sentence needs. */
  readonly asked: string
  /** The sentence, cut where the word stands in it; none where it is not shown. */
  readonly sentence: readonly ExamplePart[] | undefined
  readonly key: Omit<WrittenKey, 'wordOf'>
}

/**
 * @param detail its card; `undefined` where that did not come.
 * @param answers how often its English was asked for before.
 */
export function writtenOf(
  entry: WordEntry,
  detail: WordDetail | undefined,
  { answers, canHear }: { readonly answers: number; readonly canHear: boolean },
): Written {
  const own = detail?.entries.find(({ senses: [first] }) => first?.id === entry.id)
  const [sense] = own?.senses ?? []
  const parts = sense ? markedExample(sense.example.en, formsOf(entry, own), 'en') : []
  const gap = parts.find(({ isMarked }) => isMarked)?.text
  const cue = nextCue(answers, { gap: gap !== undefined, sound: canHear })
  const isGap = cue === 'gap' && gap !== undefined
  const spellings = [own?.ukSpelling, isGap ? gap : undefined].filter((one) => one !== undefined)
  return {
    cue,
    asked: isGap ? gap : entry.word,
    sentence: isGap ? parts : undefined,
    key: {
      spellings: [entry.word, ...spellings],
      synonyms: sense?.synonyms.map(({ word }) => word) ?? [],
    },
  }
}

function formsOf(entry: WordEntry, own: EntryDetail | undefined): string[] {
  return [
    ...Object.values(own?.forms ?? {}),
    entry.word,
    ...(own?.ukSpelling ? [own.ukSpelling] : []),
  ]
}

/** Judges typed English; another word is known as such once all words have come. */
export function useJudgeWritten(key: Written['key']): (text: string) => WrittenVerdict {
  const [find, setFind] = useState<Find>()
  useEffect(() => {
    let isWanted = true
    void loadWordOfForm().then((found) => {
      if (isWanted && found.ok) setFind(() => found.value)
    })
    return () => {
      isWanted = false
    }
  }, [])
  return (text) => judgeWritten(text, { ...key, wordOf: (one) => find && wordOf(find, one) })
}

type Find = Extract<Awaited<ReturnType<typeof loadWordOfForm>>, { ok: true }>['value']

function wordOf(find: Find, text: string): ReturnType<WrittenKey['wordOf']> {
  const found = find(text)
  const gloss = found?.entries[0].senses[0]?.glosses[0]
  return found && gloss ? { word: found.headword, gloss } : undefined
}
