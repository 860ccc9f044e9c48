import { Component, type ReactNode } from 'react'
import { stateText } from '../text/frame.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'

type Props = { readonly children: ReactNode }

/** Stands in for a screen that failed; the frame around it goes on working. */
export class ErrorBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
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
