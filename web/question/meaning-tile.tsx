import { irregularForms } from '../lexicon/word-details.ts'
import { WordMeaning } from '../vocabulary/word-meaning.tsx'
import type { AskedWord } from './asked-word.ts'
import styles from './meaning-tile.module.css'

/** What a word means, where it is taught or its answer shown. */
export function MeaningTile({
  word: { entry, own },
  ref,
}: {
  readonly word: AskedWord
  readonly ref?: React.Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} className={styles.tile} tabIndex={-1}>
      <WordMeaning entry={entry} senses={own?.senses ?? []} forms={irregularForms(own)} />
    </div>
  )
}
