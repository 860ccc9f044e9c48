import { lazy, Suspense, useState } from 'react'
import type { Item } from '#domain/quiz/draw-item.ts'
import { entryAt, type ListIndex } from '#domain/quiz/list-index.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { Direction } from '#domain/words/entry.ts'
import { optionLetters } from '../text/lists.ts'
import { RevealedTile } from './later-tiles.tsx'
import type { CardSubject } from './word-card.tsx'

// Nobody has asked for a card before the first answer.
const WordCard = lazy(async () => ({ default: (await import('./word-card.tsx')).WordCard }))

/**
 * The options of a question once its answer is shown: none has moved, and each opens the card of its
 * word.
 */
export function RevealedOptions({
  item,
  index,
  chosen,
  direction,
}: {
  readonly item: Item
  readonly index: ListIndex
  readonly chosen: number | undefined
  readonly direction: Direction
}) {
  const [card, setCard] = useState<CardSubject>()
  const asked = entryAt(index, item.target).id
  return (
    <>
      {optionsOf({ item, chosen }, index).map((option, at) => (
        <RevealedTile
          key={option.id}
          option={option}
          letter={optionLetters[at]}
          senses={item.senses}
          direction={direction}
          onOpen={() => setCard({ id: option.id, word: option.word, asked })}
        />
      ))}
      <Suspense>{card && <WordCard subject={card} onClose={() => setCard(undefined)} />}</Suspense>
    </>
  )
}
