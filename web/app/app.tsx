import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { GameProgress } from '../features/quiz/game-progress.tsx'
import { useView } from '../game/view.ts'
import { frameText } from '../text/frame.ts'
import { PaintedPath, usePath } from '../ui/address.ts'
import { ToldProgress, useHasToldProgress } from '../ui/bar-progress.tsx'
import '../ui/base.css'
import { Screen } from '../ui/screen.tsx'
import { hideActionToast } from '../ui/toast.tsx'
import { type GivenWord, GivenWordContext } from '../vocabulary/given-word.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { loadScreen } from './load-screen.ts'
import { missingPage, pageAt, pages, wordPage } from './pages.ts'
import { UpdateOffer } from './update-offer.tsx'

const screens = new Map(
  [...pages, wordPage, missingPage].map((page) => [page, lazy(() => loadScreen(page.load))]),
)

/**
 * @param ssrPath the address to render when there is no browser to ask.
 * @param word what the server has found for the word in the address.
 */
export function App({
  ssrPath,
  word,
}: {
  readonly ssrPath?: string
  readonly word?: GivenWord | undefined
}) {
  return (
    <StrictMode>
      <PaintedPath value={ssrPath}>
        <GivenWordContext value={word}>
          <Screens />
        </GivenWordContext>
      </PaintedPath>
    </StrictMode>
  )
}

function Screens() {
  const path = usePath()
  const view = useView()
  const faceTitle = view === 'home' ? undefined : frameText.faces[view]
  const isPlaying = view === 'quiz' && path === pageAddress.home
  // What could still be done about one screen would surprise on another; the results belong to the
  // game that was just ended.
  useEffect(() => {
    if (path !== pageAddress.results) hideActionToast()
  }, [path])
  const hasTold = useHasToldProgress()
  const progress = (isPlaying && <GameProgress />) || (hasTold && <ToldProgress />)
  return (
    <Frame
      progress={progress || undefined}
      hasTabs={!progress && (view === 'home' || path !== pageAddress.home)}
    >
      <UpdateOffer isBusy={isPlaying || hasTold} />
      <ErrorBoundary key={path}>
        <Suspense>
          <CurrentScreen path={path} faceTitle={faceTitle} />
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}

function CurrentScreen({
  path,
  faceTitle,
}: {
  readonly path: string
  readonly faceTitle: string | undefined
}) {
  const page = pageAt(path)
  const Shown = screens.get(page)
  if (!Shown) throw new RangeError(`no screen for ${page.path}`)
  // The page of each word says its name itself.
  if (page === wordPage) return <Shown />
  return (
    <Screen title={(path === pageAddress.home && faceTitle) || page.title}>
      <Shown />
    </Screen>
  )
}
