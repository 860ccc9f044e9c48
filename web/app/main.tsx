import { createRoot, hydrateRoot } from 'react-dom/client'
import { restoreForecast } from '../storage/due-forecast.ts'
import { followErasure } from '../storage/erase-everything.ts'
import { restorePreferences, usePreferences } from '../storage/preferences.ts'
import { deliverWaiting, useStudy } from '../storage/record/study.ts'
import { followPreferences } from '../study/follow-preferences.ts'
import { today } from '../study/today.ts'
import { leaveLostLayer } from '../ui/history-layer.ts'
import { App } from './app.tsx'
import { readGivenWord } from './given-word-block.ts'
import { loadAhead } from './load-screen.ts'
import { pages, wordPage } from './pages.ts'

const settledMs = 3000

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to start in.')

// Only the development server sends an empty root; a built page arrives already painted.
if (root.hasChildNodes()) {
  hydrateRoot(root, <App word={readGivenWord()} />, {
    onRecoverableError: (error, { componentStack }) => console.error(error, componentStack),
  })
} else {
  createRoot(root).render(<App />)
}

leaveLostLayer()

// The size of the word is a rule of the style sheet, as the theme is.
usePreferences.subscribe(({ wordSize }) => {
  document.documentElement.dataset.wordSize = wordSize
})
// After the start, since the prerendered pages show the defaults.
// Scheduling is loaded with the record, which home does without.
const unfollow = useStudy.subscribe(({ status }) => {
  if (status !== 'ready') return
  unfollow()
  void import('../study/due-count.ts').then(({ followDueCount }) => followDueCount())
})
// What the learner keeps on the device follows the words of this build, when nothing else is due.
if ('caches' in globalThis) {
  addEventListener('load', () => setTimeout(renewKeptLevels, settledMs), { once: true })
}
// Who has begun to use the page goes on to other screens, perhaps when the connection is gone.
const getAhead = () => void setTimeout(loadAhead, settledMs, [...pages, wordPage])
addEventListener('pointerdown', getAhead, { once: true })
addEventListener('keydown', getAhead, { once: true })
// Answers that an earlier page could not put into the record, or that this one could not offline.
addEventListener('load', () => setTimeout(deliverWaiting, settledMs), { once: true })
addEventListener('online', deliverWaiting)
followErasure()
queueMicrotask(() => {
  restorePreferences()
  restoreForecast(today())
  followPreferences()
})

async function renewKeptLevels() {
  const isAnyKept = await caches.keys().then(
    (names) => names.length > 0,
    () => false,
  )
  if (isAnyKept) await (await import('../lexicon/kept-parts.ts')).renewKept()
}
