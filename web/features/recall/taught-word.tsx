import { useConfirmKeys } from '../../question/shortcuts.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import styles from './taught-word.module.css'
import { type RecallWord, WordAnswer } from './word-answer.tsx'

/** A new word: seen first, asked later in the same run. */
export function TaughtWord({
  word,
  onUnderstood,
}: {
  readonly word: RecallWord
  readonly onUnderstood: () => void
}) {
  useConfirmKeys(onUnderstood, ['Enter', ' '])
  return (
    <>
      <p className="muted">{recallText.teach}</p>
      <WordAnswer word={word} />
      <Button kind="primary" className={styles.understood} onClick={onUnderstood}>
        {recallText.understood}
      </Button>
    </>
  )
}
