import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { pageAddress } from '#contract/addresses.ts'
import { GameProgress } from '../features/quiz/game-progress.tsx'
import { useView } from '../game/view.ts'
import { frameText } from '../text/frame.ts'
import { ToldProgress, useHasToldProgress } from '../ui/bar-progress.tsx'
import '../ui/base.css'
import { PagePaths } from '../ui/page-paths.ts'
import { Screen } from '../ui/screen.tsx'
import { hideActionToast } from '../ui/toast.tsx'
import { type GivenWord, GivenWordContext } from '../vocabulary/given-word.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { loadScreen } from './load-screen.ts'
import { missingPage, type Page, pages, wordPage } from './pages.ts'
import { UpdateOffer } from './update-offer.tsx'

const screens = pages.map((page) => ({ page, Shown: screenOf(page) }))
const paths = new Set(pages.map(({ path }) => path))
const WordPage = screenOf(wordPage)
const MissingPage = screenOf(missingPage)

function screenOf({ load }: Page) {
  return lazy(() => loadScreen(load))
}

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
      <Router {...(ssrPath === undefined ? {} : { ssrPath })}>
        <GivenWordContext value={word}>
          <PagePaths value={paths}>
            <Screens />
          </PagePaths>
        </GivenWordContext>
      </Router>
    </StrictMode>
  )
}

function Screens() {
  const [path] = useLocation()
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
          <Switch>
            {screens.map(({ page: { path, title }, Shown }) => (
              <Route key={path} path={path}>
                <Screen title={(path === pageAddress.home && faceTitle) || title}>
                  <Shown />
                </Screen>
              </Route>
            ))}
            <Route path={wordPage.path}>
              <WordPage />
            </Route>
            <Route>
              <Screen title={missingPage.title}>
                <MissingPage />
              </Screen>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}
