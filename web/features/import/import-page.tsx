import { useEffect, useRef } from 'react'
import { listParameter, pageAddress } from '#contract/addresses.ts'
import { takeHandedFile } from '../../import/handed-file.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { importText } from '../../text/import.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { ChooseSource } from './choose-source.tsx'
import { FoundWords } from './found-words.tsx'
import styles from './import.module.css'
import { ReadingProgress } from './reading-progress.tsx'
import { useImportWords } from './use-import-words.ts'

/** Words of the learner's own, from files and texts into a list. */
export default function ImportPage() {
  const list = new URLSearchParams(useAddressSearch()).get(listParameter) ?? undefined
  const { state, read, judge, mend, cancel, end } = useImportWords(list)
  const title =
    state.kind === 'choosing'
      ? importText.title
      : state.kind === 'reading'
        ? state.name
        : state.found.name
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(state.kind)
  useEffect(() => {
    // What was pressed is gone with what it stood in.
    if (shown.current !== state.kind) heading.current?.focus()
    shown.current = state.kind
  }, [state.kind])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what another screen has handed over
  useEffect(() => {
    const file = takeHandedFile()
    if (file) void read({ file })
  }, [])
  return (
    <Page narrow>
      <div>
        <Link href={pageAddress.lists} className={styles.up}>
          <LaterIcon name="back" small />
          {importText.lists}
        </Link>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
      </div>
      <RecordProblem />
      {state.kind === 'choosing' && (
        <ChooseSource
          problem={state.problem}
          onRead={(given) => void read(given)}
          {...(state.given && { onRetry: () => state.given && void read(state.given) })}
        />
      )}
      {state.kind === 'reading' && <ReadingProgress state={state} onCancel={cancel} />}
      {state.kind === 'found' && (
        <FoundWords
          found={state.found}
          isJudging={state.isJudging}
          onJudge={(change) => void judge(change)}
          onMend={mend}
          onCancel={cancel}
          onAdded={end}
        />
      )}
    </Page>
  )
}
