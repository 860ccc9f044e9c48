import { Component, type ReactNode } from 'react'
import { stateText } from '../text/frame.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'

type Props = {
  readonly children: ReactNode
  /** Called to load the screen anew, where its code did not come. */
  readonly onRetry: () => void
}

/** Stands in for a screen that failed, or did not come; the frame around it goes on working. */
export class ErrorBoundary extends Component<
  Props,
  { failure: 'ours' | 'not loaded' | undefined }
> {
  override state = { failure: undefined }

  static getDerivedStateFromError(error: unknown) {
    // What browsers throw where a module cannot be fetched.
    const isUnloaded = error instanceof TypeError && /import|module/i.test(error.message)
    return { failure: isUnloaded ? 'not loaded' : 'ours' }
  }

  override render() {
    if (!this.state.failure) return this.props.children
    if (this.state.failure === 'not loaded') {
      return (
        <Page narrow>
          <Empty heading={stateText.notLoaded} hint={stateText.notLoadedHint}>
            <Button kind="primary" onClick={this.props.onRetry}>
              {stateText.retry}
            </Button>
          </Empty>
        </Page>
      )
    }
    return (
      <Page narrow>
        <Empty heading={stateText.wrong} hint={stateText.wrongHint}>
          <div className="row">
            <Button kind="primary" onClick={() => location.reload()}>
              {stateText.reload}
            </Button>
            <ButtonLink kind="quiet" href="/contact">
              {stateText.writeUs}
            </ButtonLink>
          </div>
        </Empty>
      </Page>
    )
  }
}
