import type { ReactNode } from 'react'
import type { Item } from '#domain/quiz/draw-item.ts'
import { entryAt, type ListIndex } from '#domain/quiz/list-index.ts'
import { optionLetters } from '../text/lists.ts'
import { quizText } from '../text/quiz.ts'
import styles from './item-options.module.css'
import { PickButton } from './later-tiles.tsx'
import { OptionBadge, OptionText } from './option.tsx'

/** The five options of an English word, which answer at once, under the question that they answer. */
export function ItemOptions({
  item,
  index,
  onPick,
  answered,
}: {
  readonly item: Item
  readonly index: ListIndex
  readonly onPick: (place: number) => void
  /** The tiles in their place once the answer is known. */
  readonly answered: ReactNode
}) {
  const legend = item.senses === 'gloss' ? quizText.whichGloss : quizText.whichMeaning
  return (
    <div
      className={styles.options}
      role="group"
      aria-label={legend(entryAt(index, item.target).word)}
    >
      {answered ??
        item.options.map((place, at) => (
          <PickButton key={place} onPick={() => onPick(place)}>
            <OptionBadge letter={optionLetters[at]} />
            <OptionText entry={entryAt(index, place)} senses={item.senses} direction="en-tr" />
          </PickButton>
        ))}
    </div>
  )
}
