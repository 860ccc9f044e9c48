import { useEffect, useRef, useState } from 'react'
import type { Item } from '#domain/quiz/draw-item.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import type { Given } from '../../question/answer-draft.ts'
import {
  choiceShortcuts,
  questionShortcuts,
  useConfirmKeys,
  useShortcuts,
} from '../../question/shortcuts.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { learnText } from '../../text/learn.ts'
import { optionLetters } from '../../text/lists.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { KeyHints } from '../../ui/key-hints.tsx'
import { AnswerPanel } from '../../vocabulary/answer-panel.tsx'
import { ItemOptions } from '../../vocabulary/item-options.tsx'
import { RevealedTile } from '../../vocabulary/option.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import { Dock } from './learn-field.tsx'
import styles from './options-question.module.css'
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
  const [card, setCard] = useState<CardSubject>()
  const next = useRef<HTMLButtonElement>(null)
  const target = entryAt(index, item.target)
  const chosen = given?.chosen ? places.get(given.chosen) : undefined
  const isWrong = given?.grade === 'again'
  const sayUnknown = () => pick(undefined)
  useShortcuts({
    ...(given ? {} : choiceShortcuts(item.options, { pick, sayUnknown })),
    ...questionShortcuts({ undo }),
  })
  useConfirmKeys(given && goOn)
  useEffect(() => {
    if (isWrong) next.current?.focus()
  }, [isWrong])
  return (
    <>
      <ItemOptions
        item={item}
        index={index}
        onPick={pick}
        answered={
          given &&
          optionsOf({ item, chosen }, index).map((option, at) => (
            <RevealedTile
              key={option.id}
              option={option}
              letter={optionLetters[at]}
              senses={item.senses}
              direction="en-tr"
              onOpen={() => setCard({ id: option.id, word: option.word, asked: target.id })}
            />
          ))
        }
      />
      <div className={styles.answer} role="status" data-waiting={given ? undefined : ''}>
        <AnswerPanel
          target={target}
          given={given && { picked: chosen === undefined ? undefined : entryAt(index, chosen) }}
        />
      </div>
      <Dock>
        {undo && <UndoButton onUndo={undo} />}
        <span className="push" />
        {given ? (
          <Button kind="primary" ref={next} onClick={goOn}>
            {learnText.next}
            <Icon name="next" />
          </Button>
        ) : (
          <Button kind="quiet" onClick={sayUnknown}>
            {learnText.unknown}
          </Button>
        )}
      </Dock>
      <QuestionKeys isAnswered={given !== undefined} />
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </>
  )
}

function QuestionKeys({ isAnswered }: { readonly isAnswered: boolean }) {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  const { keys } = learnText
  return (
    <KeyHints>
      {isAnswered && (
        <span>
          <kbd>Enter</kbd> {keys.next}
        </span>
      )}
      {hasShortcuts && !isAnswered && (
        <>
          <span>
            <kbd>1</kbd>–<kbd>5</kbd>
            {keys.or}
            <kbd>A</kbd>–<kbd>E</kbd> {keys.choose}
          </span>
          <span>
            <kbd>0</kbd> {keys.unknown}
          </span>
        </>
      )}
      {hasShortcuts && (
        <span>
          <kbd>Z</kbd> {keys.undo}
        </span>
      )}
    </KeyHints>
  )
}
