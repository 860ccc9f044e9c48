import { useEffect, useState } from 'react'
import type { WordEntry } from '#domain/words/entry.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { entryOfSense, type LoadedWord, otherGlosses } from '../../lexicon/word-details.ts'
import { WordMeaning } from '../../vocabulary/word-meaning.tsx'
import styles from './word-answer.module.css'

/** A word as Tekrar needs it: its quiz entry, and its card, which may still be on its way. */
export type RecallWord = { readonly entry: WordEntry; readonly loading: Promise<LoadedWord> }

/** A word's card once it is there; without the pause that a suspended screen would make. */
export function useLoaded(loading: Promise<LoadedWord>): LoadedWord | undefined {
  const [loaded, setLoaded] = useState<{ readonly of: typeof loading; readonly word: LoadedWord }>()
  useEffect(() => {
    let isWanted = true
    void loading.then((word) => {
      if (isWanted) setLoaded({ of: loading, word })
    })
    return () => {
      isWanted = false
    }
  }, [loading])
  return loaded?.of === loading ? loaded.word : undefined
}

/**
 * The senses on the card of a word, those of the entry that is asked: `undefined` while it is on its
 * way, none where it did not come.
 */
export function useSenses(word: RecallWord): readonly SenseDetail[] | undefined {
  const loaded = useLoaded(word.loading)
  return loaded && sensesOf(word.entry, loaded)
}

/**
 * The glosses of everything else that a word means, in any part of speech; none where its card did
 * not come.
 */
export function useOtherGlosses({ entry, loading }: RecallWord): readonly string[] {
  const loaded = useLoaded(loading)
  return loaded?.ok ? otherGlosses(loaded.value, entry.id) : []
}

function sensesOf(entry: WordEntry, loaded: LoadedWord): readonly SenseDetail[] {
  return (loaded.ok && entryOfSense(loaded.value, entry.id)?.senses) || []
}

/**
 * The meaning of a word: its glosses large, the Turkish definition, an example pair. Until its card
 * is there, what the question itself knows.
 */
export function WordAnswer({
  word,
  ref,
}: {
  readonly word: RecallWord
  readonly ref?: React.Ref<HTMLDivElement>
}) {
  const senses = useSenses(word) ?? []
  return (
    <div ref={ref} className={styles.answer} tabIndex={-1}>
      <WordMeaning entry={word.entry} senses={senses} />
    </div>
  )
}
