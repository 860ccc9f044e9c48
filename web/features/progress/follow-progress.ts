import type { Progress } from '#domain/progress/progress.ts'
import type { RecallLimits } from '#domain/recall/recall-queue.ts'
import type { StudiedWord } from '#domain/record/studied-word.ts'
import { isInNoList, isNotAsked, knownOwn } from '../../lexicon/own-lexicon.ts'
import { type Preferences, usePreferences } from '../../storage/preferences.ts'
import { openStudyLog, type StudyState, useStudy } from '../../storage/record/study.ts'
import { loadRecallWords, neededFor } from '../../study/recall-words.ts'
import { today } from '../../study/today.ts'
import type { ProgressLists, ProgressReply, ProgressRequest } from './derive.worker.ts'

/** Progress as the screen has it: on its way, known, or not to be had. */
export type ProgressState =
  | { readonly kind: 'waiting'; readonly share: number | undefined }
  | { readonly kind: 'known'; readonly progress: Progress }
  | { readonly kind: 'failed' }

/**
 * Derives progress in a worker, and again whenever an answer, a setting or the day changes, in
 * whatever tab. What is known stays until the next is.
 *
 * @returns what ends it.
 */
export function followProgress(onState: (state: ProgressState) => void): () => void {
  let worker: Worker | undefined
  let isKnown = false
  let isStale = false
  let isOver = false
  let shownDay = 0

  const derive = () => {
    if (!isReadable(useStudy.getState())) return
    if (worker) {
      isStale = true
      return
    }
    isStale = false
    shownDay = today()
    const started = new Worker(new URL('./derive.worker.ts', import.meta.url), { type: 'module' })
    worker = started
    worker.addEventListener('message', ({ data }: MessageEvent<ProgressReply>) => {
      if (typeof data !== 'number') finish({ kind: 'known', progress: data })
      else if (!isKnown) onState({ kind: 'waiting', share: data })
    })
    worker.addEventListener('error', () => finish({ kind: 'failed' }))
    const limits = limitsOf(usePreferences.getState())
    worker.postMessage({ today: shownDay, limits } satisfies ProgressRequest)
    void loadListsOf(useStudy.getState().words).then((lists) =>
      started.postMessage(lists satisfies ProgressLists),
    )
  }
  const finish = (state: ProgressState) => {
    worker?.terminate()
    worker = undefined
    isKnown = state.kind === 'known'
    onState(state)
    if (isStale) derive()
  }
  const deriveOnNewDay = () => {
    if (document.visibilityState === 'visible' && today() !== shownDay) derive()
  }

  const unfollow = [
    useStudy.subscribe((now, before) => {
      const isNew = isReadable(now) !== isReadable(before)
      if (isNew || !areSame(now.words, before.words)) derive()
    }),
    usePreferences.subscribe((now, before) => {
      const [limits, others] = [limitsOf(now), limitsOf(before)]
      const isOther = Object.keys(limits).some(
        (key) => limits[key as Limit] !== others[key as Limit],
      )
      if (isOther) derive()
    }),
    knownOwn.follow(derive),
  ]
  document.addEventListener('visibilitychange', deriveOnNewDay)
  // Where the log was open before, nothing tells of it any more.
  void openStudyLog().then(() => {
    if (!isOver && !worker && !isKnown) derive()
  })
  return () => {
    isOver = true
    for (const end of unfollow) end()
    document.removeEventListener('visibilitychange', deriveOnNewDay)
    worker?.terminate()
  }
}

type Limit = keyof RecallLimits

function limitsOf({
  desiredRetention,
  wordsADay,
  newWordsADay,
  asksEnglish,
}: Preferences): RecallLimits {
  return { desiredRetention, wordsADay, newWordsADay, asksEnglish }
}

/** The words that ask those of the record, as far as they come, and which are not asked any more. */
async function loadListsOf(words: readonly StudiedWord[]): Promise<ProgressLists> {
  const loaded = await loadRecallWords(neededFor(words))
  const notAsked = words.map(({ sense }) => sense).filter(isNotAsked)
  const lists = loaded.ok ? [...loaded.value.values()] : undefined
  return { lists, notAsked, gone: notAsked.filter(isInNoList) }
}

// A device without room left still reads what it has.
function isReadable({ status }: StudyState): boolean {
  return status === 'ready' || status === 'full'
}

/** Whether nothing was answered in between: the words are read anew more often than they change. */
function areSame(words: readonly StudiedWord[], others: readonly StudiedWord[]): boolean {
  return (
    words.length === others.length &&
    words.every((word, place) => {
      const other = others[place]
      return (
        other?.sense === word.sense &&
        other.answers === word.answers &&
        other.lastDay === word.lastDay &&
        other.wantedDay === word.wantedDay &&
        other.memory?.stabilityDays === word.memory?.stabilityDays &&
        other.memory?.wasRight === word.memory?.wasRight &&
        other.memory?.wasRecalled === word.memory?.wasRecalled &&
        other.taughtDay === word.taughtDay
      )
    })
  )
}
