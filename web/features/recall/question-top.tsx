import { Link } from 'wouter'
import { pageAddress } from '#contract/addresses.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { partText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import { Level } from '../../vocabulary/pronunciation.tsx'
import { StageTop } from '../../vocabulary/stage.tsx'
import styles from './question-top.module.css'

/** What is known of a word before its answer, and the way out, which loses nothing. */
export function QuestionTop({
  entry,
  isNew = false,
  isSoft = false,
}: {
  readonly entry: WordEntry
  readonly isNew?: boolean
  /** Whether it stands on the glaze. */
  readonly isSoft?: boolean
}) {
  return (
    <StageTop>
      <span className={styles.facts}>
        {entry.cefr && <Level cefr={entry.cefr} isSoft={isSoft} />}
        <i>{partText(entry)}</i>
        {isNew && <span>{recallText.newWord}</span>}
      </span>
      <Link href={pageAddress.home}>{recallText.pause}</Link>
    </StageTop>
  )
}
