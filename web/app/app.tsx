import { lazy, StrictMode, Suspense, useEffect } from 'react'
import { Route, Router, Switch, useLocation } from 'wouter'
import { GameProgress } from '../features/quiz/game-progress.tsx'
import { RecallProgress } from '../features/recall/recall-progress.tsx'
import { useView } from '../game/view.ts'
import { useIsRecalling } from '../study/asking.ts'
import '../ui/base.css'
import { Screen } from '../ui/screen.tsx'
import { hideActionToast } from '../ui/toast.tsx'
import { type GivenWord, GivenWordContext } from '../vocabulary/given-word.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { Frame } from './frame.tsx'
import { loadScreen } from './load-screen.ts'
import { missingRoute, routes, type Route as ScreenRoute, wordRoute } from './routes.ts'
import { UpdateOffer } from './update-offer.tsx'

const pages = routes.map(({ path, title, load }) => ({ path, title, Page: screenOf(load) }))
const WordPage = screenOf(wordRoute.load)
const MissingPage = screenOf(missingRoute.load)

function screenOf(load: ScreenRoute['load']) {
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
          <Screens />
        </GivenWordContext>
      </Router>
    </StrictMode>
  )
}

function Screens() {
  const [path] = useLocation()
  const view = useView()
  const isPlaying = view === 'quiz' && path === '/'
  const isRecalling = useIsRecalling()
  // What could still be done about one screen would surprise on another; the results belong to the
  // game that was just ended.
  useEffect(() => {
    if (path !== '/calculation') hideActionToast()
  }, [path])
  const progress = (isPlaying && <GameProgress />) || (isRecalling && <RecallProgress />)
  return (
    <Frame
      progress={progress || undefined}
      hasTabs={!progress && (view === 'home' || path !== '/')}
    >
      <UpdateOffer isBusy={isPlaying || isRecalling} />
      <ErrorBoundary key={path}>
        <Suspense>
          <Switch>
            {pages.map(({ path, title, Page }) => (
              <Route key={path} path={path}>
                <Screen title={title}>
                  <Page />
                </Screen>
              </Route>
            ))}
            <Route path={wordRoute.path}>
              <WordPage />
            </Route>
            <Route>
              <Screen title={missingRoute.title}>
                <MissingPage />
              </Screen>
            </Route>
          </Switch>
        </Suspense>
      </ErrorBoundary>
    </Frame>
  )
}
