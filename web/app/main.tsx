import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { isSiteAtHand } from '../api/site-at-hand.ts'
import { ownSource } from '../lexicon/own-source.ts'
import { followDue, restoreForecast } from '../storage/due-forecast.ts'
import { followErasure } from '../storage/erasure-news.ts'
import { followInstallOffer } from '../storage/installation.ts'
import { restorePreferences, usePreferences } from '../storage/preferences.ts'
import { deliverWaiting, useStudy } from '../storage/record/study.ts'
import { followPreferences } from '../study/follow-preferences.ts'
import { today } from '../study/today.ts'
import { leaveLostLayer } from '../ui/history-layer.ts'
import { App } from './app.tsx'
import { readGivenWord } from './given-word-block.ts'
import { loadAhead } from './load-screen.ts'
import { pages, wordPage } from './pages.ts'
import { whenStyled } from './when-styled.ts'

const settledMs = 3000

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to start in.')

void whenStyled().then(() => {
  // Only the development server sends an empty root; a built page arrives already painted.
  if (root.hasChildNodes()) {
    // As a transition: in steps of a few milliseconds, between which the page answers.
    startTransition(() => {
      hydrateRoot(root, <App word={readGivenWord()} />, {
        onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
      })
    })
  } else {
    createRoot(root).render(<App />)
  }
  // Letters that the first frame does without may come, see `base.css`.
  document.documentElement.dataset.started = ''
  leaveLostLayer()
  // After the start, since the prerendered pages show the defaults.
  queueMicrotask(() => {
    restorePreferences()
    restoreForecast(today())
    followPreferences()
    // On the icon of the installed app, where the system has room for it.
    followDue((due) => void navigator.setAppBadge?.(due).catch(() => undefined))
  })
})

// The size of the word is a rule of the style sheet, as the theme is.
usePreferences.subscribe(({ wordSize }) => {
  document.documentElement.dataset.wordSize = wordSize
})
// What follows the record is loaded with it: home does without, and says what was foretold.
const withRecord = () => import('./with-record.ts').catch(notLoaded)
const unfollow = useStudy.subscribe(({ status }) => {
  if (status !== 'ready') return
  unfollow()
  void withRecord().then((record) => record?.followRecord())
})
// Most learners have no words of their own; who has is told of them wherever words are loaded.
ownSource.read = () => withRecord().then((record) => record?.tellOwnWords())
// The site and its words come to the device when nothing else is due.
setTimeout(() => void prepareOffline(), settledMs)
// Who has begun to use the page goes on to other screens, perhaps when the connection is gone.
const getAhead = () => void setTimeout(loadAhead, settledMs, [...pages, wordPage])
addEventListener('pointerdown', getAhead, { once: true })
addEventListener('keydown', getAhead, { once: true })
// Answers that an earlier page could not put into the record, or that this one could not offline.
setTimeout(deliverWaiting, settledMs)
addEventListener('online', deliverWaiting)
followErasure()
followInstallOffer()

async function prepareOffline() {
  if (!import.meta.env.PROD) return
  if (!(await isSiteAtHand())) return addEventListener('online', prepareOffline, { once: true })
  const offline = await import('./go-offline.ts').catch(notLoaded)
  await offline?.goOffline()
}

/** What is no more than useful can be had by the next visit, when the connection is gone. */
function notLoaded(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error
}
