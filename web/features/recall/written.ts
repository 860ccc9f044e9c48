import { useEffect, useState } from 'react'
import type { WrittenKey } from '#domain/recall/judge-written.ts'
import { nextCue } from '#domain/recall/recall-queue.ts'
import type { Cue } from '#domain/record/memory.ts'
import { type ExamplePart, markedExample } from '#domain/text/marked-example.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { TableWord } from '#domain/words/word-table.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { entryOfSense, formsOf } from '../../lexicon/word-details.ts'
import { loadWordOfText } from '../../lexicon/word-of-text.ts'

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
  const own = detail && entryOfSense(detail, entry.id)
  const [sense] = own?.senses ?? []
  const parts = sense ? markedExample(sense.example.en, formsOf(entry.word, own), 'en') : []
  const marked = parts.filter(({ isMarked }) => isMarked)
  // *She gave it up* has two gaps, and *gave up* is asked for.
  const gap = marked.length > 0 ? marked.map(({ text }) => text).join(' ') : undefined
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

/** The word that a text is a form of, with its Turkish; of no text where the words did not come. */
export type WordOf = WrittenKey['wordOf']

/** Finds words by their forms; `undefined` while they are on their way. */
export function useWordOf(): WordOf | undefined {
  const [wordOf, setWordOf] = useState<WordOf>()
  useEffect(() => {
    let isWanted = true
    void loadWordOfText().then((found) => {
      if (isWanted) setWordOf(() => (found.ok ? withGloss(found.value) : () => undefined))
    })
    return () => {
      isWanted = false
    }
  }, [])
  return wordOf
}

function withGloss(find: (text: string) => TableWord | undefined): WordOf {
  return (text) => {
    const found = find(text)
    const gloss = found?.entries[0].senses[0]?.glosses[0]
    return found && gloss ? { word: found.headword, gloss } : undefined
  }
}
