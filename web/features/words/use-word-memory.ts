import { firmness } from '#domain/recall-queue.ts'
import type { WordMemory } from '#domain/word-filter.ts'
import { useRecall } from '../../game/use-recall-queue.ts'
import { useRecordProblem, useStudy } from '../../storage/study/study.ts'

/** What the learning record says of the words, and how far that is known. */
export type KnownMemory = {
  readonly memory: WordMemory
  /** `failed` where it is not known what is due, `unreadable` where there is no record to ask. */
  readonly status: 'waiting' | 'ready' | 'failed' | 'unreadable'
}

const nothing: WordMemory = { firmness: new Map(), due: new Set() }

/** The memory of the words, live. What is due is what Tekrar asks today. */
export function useWordMemory(): KnownMemory {
  const words = useStudy((state) => state.words)
  const isReady = useStudy((state) => state.status === 'ready')
  const problem = useRecordProblem()
  const recall = useRecall()
  if (problem) return { memory: nothing, status: 'unreadable' }
  if (!isReady) return { memory: nothing, status: 'waiting' }
  const memory = {
    firmness: new Map(words.map((word) => [word.sense, firmness(word.memory)])),
    due: nothing.due,
  }
  if (recall === 'failed') return { memory, status: 'failed' }
  if (!recall) return { memory, status: 'waiting' }
  const due = new Set(recall.queue.today.map(({ sense }) => sense))
  return { memory: { ...memory, due }, status: 'ready' }
}
