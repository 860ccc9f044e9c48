import { pageAddress } from '#contract/addresses.ts'
import { missingText } from '../../text/missing.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'

/** What stands at an address that is none of ours. */
export default function MissingPage() {
  return (
    <Page narrow>
      <Empty isProblem heading={missingText.heading} hint={missingText.hint}>
        <ButtonLink kind="primary" href={pageAddress.home}>
          {missingText.toHome}
        </ButtonLink>
      </Empty>
    </Page>
  )
}
