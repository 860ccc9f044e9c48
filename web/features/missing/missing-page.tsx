import { pageAddress } from '#contract/addresses.ts'
import { stateText } from '../../text/frame.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'

/** What stands at an address that is none of ours. */
export default function MissingPage() {
  return (
    <Page narrow>
      <Empty heading={stateText.missing} hint={stateText.missingHint}>
        <ButtonLink kind="primary" href={pageAddress.home}>
          {stateText.toHome}
        </ButtonLink>
      </Empty>
    </Page>
  )
}
