import { useState } from 'react'
import { optionsOf } from '#domain/quiz/round.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { choiceShortcuts, useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import type { ChoiceAsked } from '../../recall/recall-question.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { optionLetters } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ItemOptions } from '../../vocabulary/item-options.tsx'
import { AnsweredTile } from '../../vocabulary/later-tiles.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'

/** The word with five meanings to choose from; the answer is shown at once. */
export function ChoiceQuestion({
  entry,
  question: { list, item },
  run,
}: {
  readonly entry: WordEntry
  readonly question: ChoiceAsked
  readonly run: RecallRun
}) {
  const { index, places } = list
  const { onScreen, pick } = run
  const [card, setCard] = useState<CardSubject>()
  const given = onScreen.phase === 'answered' ? onScreen.given : undefined
  const sayUnknown = () => pick(undefined)
  const goOn = () => void run.goOn()
  useShortcuts(given ? {} : choiceShortcuts(item.options, { pick, sayUnknown }))
  useConfirmKeys(given && goOn)

  return (
    <>
      <ItemOptions
        item={item}
        index={index}
        onPick={pick}
        answered={
          given &&
          optionsOf({ item, chosen: places.get(given.chosen ?? '') }, index).map((option, at) => (
            <AnsweredTile
              key={option.id}
              option={option}
              letter={optionLetters[at]}
              senses={item.senses}
              direction="en-tr"
              onOpen={() => setCard({ id: option.id, word: option.word, asked: entry.id })}
            />
          ))
        }
      />
      <div className="row">
        {given ? (
          <Button kind="primary" onClick={goOn}>
            {recallText.next}
            <Icon name="next" />
          </Button>
        ) : (
          <Button kind="quiet" onClick={sayUnknown}>
            {recallText.unknown}
          </Button>
        )}
      </div>
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </>
  )
}
