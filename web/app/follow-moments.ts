import { firmnessOf, type StudiedWord } from '#domain/record/studied-word.ts'
import { gameStore } from '../game/use-game.ts'
import { useStudy } from '../storage/record/study.ts'
import { tellMoment } from '../study/tell-moment.ts'

let isFollowing = false

/**
 * Lets be heard that a word has become *kalıcı*, whatever asked it, and that a game has ended.
 */
export function followMoments(): void {
  if (isFollowing) return
  isFollowing = true
  useStudy.subscribe(({ words }, before) => {
    // What was opened, or has come with a backup, is no answer.
    const isOneAnswer = words !== before.words && words.length - before.words.length <= 1
    if (isOneAnswer && before.words.length > 0) {
      tellMoment('lasting', () => hasMore(before.words, words))
    }
  })
  gameStore().subscribe(({ game }, { game: before }) => {
    const hasEnded = game?.phase === 'over' && before && before.phase !== 'over'
    if (hasEnded && game.rounds.length > 0) tellMoment('end')
  })
}

/** Whether a word is *kalıcı* among `words` that was not `before`. */
function hasMore(before: readonly StudiedWord[], words: readonly StudiedWord[]): boolean {
  const lasting = new Set(before.filter(isLasting).map(({ sense }) => sense))
  return words.some((word) => isLasting(word) && !lasting.has(word.sense))
}

function isLasting(word: StudiedWord): boolean {
  return firmnessOf(word) === 'lasting'
}
