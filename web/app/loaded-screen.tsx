import { type ComponentType, lazy, useState } from 'react'
import { ErrorBoundary } from './error-boundary.tsx'

type Load = () => Promise<{ default: ComponentType }>

/** A screen whose code is loaded when it is first shown; where that fails, it can be tried again. */
export function loadedScreen(load: Load): ComponentType {
  // Once its loading has failed, a lazy component has failed for good.
  let Loaded = lazy(load)
  return function LoadedScreen() {
    const [tries, setTries] = useState(0)
    const retry = () => {
      Loaded = lazy(load)
      setTries(tries + 1)
    }
    return (
      <ErrorBoundary key={tries} onRetry={retry}>
        <Loaded />
      </ErrorBoundary>
    )
  }
}
