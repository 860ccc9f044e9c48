import { useMemo } from 'react'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { noMemory, type TableMemory } from '#domain/search/word-filter.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import type { LoadProblem } from '../../lexicon/bundle.ts'
import { useRecordProblem, useStudy } from '../../storage/record/study.ts'
import { memoryOf } from '../../study/load-set.ts'
import { useRecall } from '../../study/use-recall.ts'

/** What the learning record says of the words, and how far that is known. */
export type KnownMemory = {
  readonly memory: TableMemory
  /** `unreadable` where there is no record to ask. */
  readonly status: 'waiting' | 'ready' | 'unreadable'
  /** Why it is not known what is due. */
  readonly problem?: LoadProblem
}

const noQueue: readonly StudiedWord[] = []

/**
 * The memory of the words of `table`, live. What is due is what Tekrar asks today.
 *
 * @param table `undefined` while the words are on their way.
 */
export function useTableMemory(table: WordTable | undefined): KnownMemory {
  const words = useStudy((state) => state.words)
  const isReady = useStudy((state) => state.status === 'ready')
  const problem = useRecordProblem()
  const recall = useRecall()
  const queue = recall?.ok ? recall.value.queue.today : noQueue
  const memory = useMemo(
    () => (isReady && table ? memoryOf(table, words, queue) : noMemory),
    [isReady, table, words, queue],
  )
  if (problem) return { memory: noMemory, status: 'unreadable' }
  if (!isReady || !table) return { memory: noMemory, status: 'waiting' }
  return {
    memory,
    status: recall ? 'ready' : 'waiting',
    ...(recall && !recall.ok && { problem: recall.problem }),
  }
}
