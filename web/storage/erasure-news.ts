import { forgetWaiting } from './record/study.ts'
import { gameRecord, setTabGameId, tabGameId } from './saved-game.ts'

/**
 * Leaves for home once everything was deleted in another tab. Only what this tab itself may have
 * written meanwhile is deleted here: it may hear of it late, when there are new answers elsewhere.
 */
export function followErasure(): void {
  channelOfTabs().addEventListener('message', () => {
    const game = tabGameId()
    if (game !== undefined) gameRecord(game).remove()
    setTabGameId(undefined)
    forgetWaiting()
    location.replace('/')
  })
}

/** Tells the other tabs that everything is deleted. */
export function tellErasure(): void {
  channelOfTabs().postMessage('')
}

let channel: BroadcastChannel | undefined

// One for telling and hearing: it does not hear itself.
function channelOfTabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('io.erased')
  return channel
}
