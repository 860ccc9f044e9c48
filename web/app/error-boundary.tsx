import { Component, type ReactNode } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { reloadIfAtHand } from '../api/site-at-hand.ts'
import { stateText } from '../text/frame.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { NotLoadedError } from './load-screen.ts'

type Props = { readonly children: ReactNode }
type State = { readonly failure: 'ours' | 'not loaded' | undefined }

/** Stands in for a screen that failed, or did not come; the frame around it goes on working. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: undefined }

  static getDerivedStateFromError(error: unknown): State {
    // What browsers throw where a module cannot be fetched.
    const isUnfetched = error instanceof TypeError && /import|module/i.test(error.message)
    return { failure: isUnfetched || error instanceof NotLoadedError ? 'not loaded' : 'ours' }
  }

  override componentDidUpdate() {
    if (this.state.failure === 'not loaded') addEventListener('online', reload)
  }

  override componentWillUnmount() {
    removeEventListener('online', reload)
  }

  override render() {
    const { failure } = this.state
    if (!failure) return this.props.children
    const isNotLoaded = failure === 'not loaded'
    return (
      <Page narrow>
        <Empty
          isProblem
          heading={isNotLoaded ? stateText.notLoaded : stateText.wrong}
          hint={isNotLoaded ? stateText.notLoadedHint : stateText.wrongHint}
        >
          <div className="row">
            <Button kind="primary" onClick={reload}>
              {isNotLoaded ? stateText.retry : stateText.reload}
            </Button>
            {!isNotLoaded && (
              <ButtonLink kind="quiet" href={pageAddress.contact}>
                {stateText.writeUs}
              </ButtonLink>
            )}
          </div>
        </Empty>
      </Page>
    )
  }
}

const reload = () => void reloadIfAtHand()
