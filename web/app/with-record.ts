import { followOwnInGame } from '../game/follow-own.ts'
import { tellOwnWords } from '../lists/tell-own.ts'
import { followHomeCounts } from '../study/home-counts.ts'
import { followMoments } from './follow-moments.ts'

export { tellOwnWords }

/** Keeps what is made of the learning record up to date, for as long as the log is open. */
export function followRecord(): void {
  followHomeCounts()
  followOwnInGame()
  followMoments()
  void tellOwnWords()
}
