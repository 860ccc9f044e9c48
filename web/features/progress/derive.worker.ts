import type { Levels } from '#domain/progress/accuracy-by-level.ts'
import { type Progress, progressOf } from '#domain/progress/progress.ts'
import type { RecallLimits } from '#domain/recall/recall-queue.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { openStudy, StudyDatabase } from '../../storage/record/database.ts'
import { readDerived } from '../../storage/record/histories.ts'
import { clashesIn } from '../../study/word-clashes.ts'

/** What the page asks: the learner's day, and the limits that Tekrar is under. */
export type ProgressRequest = { readonly today: number; readonly limits: RecallLimits }

/**
 * The lists of the words, which the page sends after its request, since a worker of ours may load
 * nothing; `undefined` where they do not come.
 */
export type ProgressLists = {
  readonly lists: readonly LoadedWords[] | undefined
  /** See `ProgressSetting`. */
  readonly notAsked: readonly string[]
  readonly gone: readonly string[]
}

/** What the page is told: the share of the record that is read, 0 to 1, and at last what it comes to. */
export type ProgressReply = number | Progress

const arrived = Promise.withResolvers<ProgressLists>()

/** Derives progress from the learning record, beside the page. */
addEventListener('message', ({ data }: MessageEvent<ProgressRequest | ProgressLists>) => {
  if ('lists' in data) arrived.resolve(data)
  // So that the page hears of a failure too: what an async function throws does not reach it.
  else derive(data).catch(reportError)
})

async function derive({ today, limits }: ProgressRequest): Promise<void> {
  const database = new StudyDatabase()
  await openStudy(database)
  const { histories, words } = await readDerived(database, reply)
  const { lists, notAsked, gone } = await arrived.promise
  reply(
    progressOf(histories, words, {
      today,
      limits,
      clash: clashesIn(lists ?? []),
      levels: lists && levelsIn(lists),
      notAsked: new Set(notAsked),
      gone: new Set(gone),
    }),
  )
}

function reply(message: ProgressReply) {
  postMessage(message)
}

function levelsIn(lists: readonly LoadedWords[]): Levels {
  return new Map(
    lists.flatMap(({ index }) => {
      return index.entries.flatMap(({ id, cefr }) => (cefr ? [[id, cefr] as const] : []))
    }),
  )
}
