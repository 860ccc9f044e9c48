import { wordsAddress } from '#contract/addresses.ts'
import { worksheetKinds } from '#domain/paper/worksheet.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import { stateText } from '../../text/frame.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { setName, setText } from '../../text/word-set.ts'
import { worksheetText } from '../../text/worksheet.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Note } from '../../ui/note.tsx'
import { Lede, Page } from '../../ui/page.tsx'
import { KeyPaper } from './key-paper.tsx'
import type { SetOnPaper } from './load-words.ts'
import { Paper } from './paper.tsx'
import { usePageCorners } from './use-page-corners.ts'
import { countsIn, useWorksheet } from './use-worksheet.ts'
import { WorksheetControls } from './worksheet-controls.tsx'
import styles from './worksheet-page.module.css'

/** A set of words as a sheet of paper: what is on it, how it will look, and the way to the printer. */
export default function WorksheetPage() {
  const { asked, ask, words, ready, retry } = useWorksheet()
  usePageCorners(ready?.paper ?? 0)
  if (words && !words.ok) {
    return (
      <Page narrow>
        <Empty isProblem heading={worksheetText.failed} hint={loadingHint[words.problem.kind]}>
          <Button kind="primary" onClick={retry}>
            {stateText.retry}
          </Button>
        </Empty>
      </Page>
    )
  }
  if (words?.value.words.length === 0) {
    return (
      <Page narrow>
        <Empty
          heading={words.value.isListGone ? setText.listGone : worksheetText.empty}
          hint={words.value.isListGone ? setText.listGoneHint : worksheetText.emptyHint}
        >
          <ButtonLink kind="primary" href={wordsAddress('')}>
            {worksheetText.toWords}
          </ButtonLink>
        </Empty>
      </Page>
    )
  }
  if (!words || !ready) {
    return (
      <Page>
        <h1 tabIndex={-1}>{worksheetText.title}</h1>
        <noscript>{worksheetText.noScript}</noscript>
        <div className={styles.preparing} role="status">
          <LoadingDots />
          <span className="sr">{worksheetText.preparing}</span>
        </div>
      </Page>
    )
  }
  const name = setName(asked.set, words.value.table)
  const counts = countsIn(ready.versions.A)
  const questions = counts.matching + counts.options + counts.gap
  const lacking = worksheetKinds.filter(
    (kind) => asked.kinds.includes(kind) && counts[kind] < asked.count,
  )
  return (
    <Page>
      <div className={styles.screenOnly}>
        <h1 tabIndex={-1}>{worksheetText.title}</h1>
        <Lede>{worksheetText.lede(name, wordsIn(words.value), words.value.words.length)}</Lede>
      </div>
      <div className={styles.desk}>
        <div className={styles.screenOnly}>
          <WorksheetControls asked={asked} ask={ask} canPrint={questions > 0} />
          <p className="sr" role="status">
            {worksheetText.ready(questions)}
          </p>
          {asked.kinds.length === 0 && <Note kind="warn">{worksheetText.noKinds}</Note>}
          {lacking.map((kind) => (
            <Note key={kind} kind="info">
              {counts[kind] === 0
                ? worksheetText.missing[kind]
                : worksheetText.fewer(kind, counts[kind])}
            </Note>
          ))}
        </div>
        {questions > 0 && (
          <div className={styles.papers}>
            {asked.versions.map((version) => (
              <Paper key={version} name={name} version={version} ready={ready} />
            ))}
            <KeyPaper name={name} versions={asked.versions} ready={ready} />
          </div>
        )}
      </div>
    </Page>
  )
}

function wordsIn({ words }: SetOnPaper): number {
  return new Set(words.map(({ sense }) => slugOfSense(sense))).size
}
