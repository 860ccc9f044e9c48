import { useEffect, useRef } from 'react'
import type { Item } from '#domain/quiz/draw-item.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import type { LoadedWords } from '../lexicon/quiz-parts.ts'
import { questionText } from '../text/question.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { AnswerPanel } from '../vocabulary/answer-panel.tsx'
import { ItemOptions } from '../vocabulary/item-options.tsx'
import { RevealedOptions } from '../vocabulary/revealed-options.tsx'
import type { Given } from './answer-draft.ts'
import { KeyHints, questionKeys } from './key-hints.tsx'
import { lessonKeys } from './lesson-keys.ts'
import styles from './options-question.module.css'
import { Dock } from './question-field.tsx'
import { choiceShortcuts, questionShortcuts, useConfirmKeys, useShortcuts } from './shortcuts.ts'
import { UndoButton } from './undo-button.tsx'

/** A word with five meanings; the answer is shown at once, and a wrong one waits to be read. */
export function OptionsQuestion({
  item,
  words: { index, places },
  given,
  verbs: { pick, goOn, undo },
}: {
  readonly item: Item
  readonly words: LoadedWords
  /** `undefined` before the answer. */
  readonly given: Given | undefined
  readonly verbs: {
    readonly pick: (chosen: number | undefined) => void
    readonly goOn: () => void
    readonly undo: (() => void) | undefined
  }
}) {
  const next = useRef<HTMLButtonElement>(null)
  const chosen = given?.chosen ? places.get(given.chosen) : undefined
  const isAnswered = given !== undefined
  const sayUnknown = () => pick(undefined)
  useShortcuts({
    ...(isAnswered ? {} : choiceShortcuts(item.options, { pick, sayUnknown })),
    ...questionShortcuts({ undo }),
  })
  useConfirmKeys(given && goOn)
  useEffect(() => {
    if (isAnswered) next.current?.focus({ preventScroll: true })
  }, [isAnswered])
  return (
    <>
      <ItemOptions
        item={item}
        index={index}
        onPick={pick}
        answered={
          isAnswered ? (
            <RevealedOptions item={item} index={index} chosen={chosen} direction="en-tr" />
          ) : undefined
        }
      />
      <div className={styles.answer} role="status" data-waiting={isAnswered ? undefined : ''}>
        <AnswerPanel
          target={entryAt(index, item.target)}
          given={given && { picked: chosen === undefined ? undefined : entryAt(index, chosen) }}
        />
      </div>
      <Dock>
        {undo && <UndoButton onUndo={undo} />}
        <span className="push" />
        {isAnswered ? (
          <Button kind="primary" ref={next} onClick={goOn}>
            {questionText.next}
            <Icon name="next" />
          </Button>
        ) : (
          <Button kind="quiet" onClick={sayUnknown}>
            {questionText.unknown}
          </Button>
        )}
      </Dock>
      <KeyHints
        of={[
          isAnswered && lessonKeys.next,
          !isAnswered && questionKeys.pick,
          !isAnswered && questionKeys.unknown,
          questionKeys.undo,
        ]}
      />
    </>
  )
}
