import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { type RecallWord, WordAnswer } from './word-answer.tsx'

/** A new word: seen first, asked later in the same run. */
export function TaughtWord({
  word,
  onUnderstood,
}: {
  readonly word: RecallWord
  readonly onUnderstood: () => void
}) {
  useKeys(({ key, repeat, target }) => {
    if (repeat || (key !== 'Enter' && key !== ' ') || target instanceof HTMLButtonElement)
      return false
    onUnderstood()
    return true
  })
  return (
    <>
      <p className="muted">{recallText.teach}</p>
      <WordAnswer word={word} />
      <Button kind="primary" onClick={onUnderstood}>
        {recallText.understood}
      </Button>
    </>
  )
}
