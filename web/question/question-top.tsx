import type { ReactNode } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { partText } from '../text/lists.ts'
import { questionText } from '../text/question.ts'
import { Link } from '../ui/link.tsx'
import { Level } from '../vocabulary/pronunciation.tsx'
import { StageTop } from '../vocabulary/stage.tsx'
import styles from './question-top.module.css'

/** What is known of a word before its answer, and the way out, which loses nothing. */
export function QuestionTop({
  entry,
  about,
  isSoft = false,
}: {
  readonly entry: WordEntry
  /** What is said of it beside its level. */
  readonly about: ReactNode
  /** Whether it stands on the glaze. */
  readonly isSoft?: boolean
}) {
  return (
    <StageTop>
      <span className={styles.facts}>
        {entry.cefr && <Level cefr={entry.cefr} isSoft={isSoft} />}
        {about}
      </span>
      <Link href={pageAddress.home}>{questionText.pause}</Link>
    </StageTop>
  )
}

/** Part of speech, as it stands beside the level of a word that is asked. */
export function Part({ of }: { readonly of: WordEntry }) {
  return <i>{partText(of)}</i>
}
