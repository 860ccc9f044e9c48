import { useState } from 'react'
import type { Shown } from '#domain/quiz/list-index.ts'
import type { QuizOption } from '#domain/quiz/round.ts'
import type { Direction } from '#domain/words/entry.ts'
import { optionLetters } from '../../text/lists.ts'
import { answerText, reviewText } from '../../text/review.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AnsweredTile } from '../../vocabulary/later-tiles.tsx'
import { turkishText } from '../../vocabulary/option.tsx'
import { Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { BigWord, Stage } from '../../vocabulary/stage.tsx'
import type { CardSubject } from '../../vocabulary/word-card.tsx'
import styles from './review.module.css'

/**
 * A question after the game. On phones one that was answered rightly shows only its answer, until
 * the others are asked for.
 */
export function ReviewRound({
  number,
  options,
  isRight,
  senses,
  direction,
  onOpen,
}: {
  readonly number: number
  readonly options: readonly QuizOption[]
  readonly isRight: boolean
  readonly senses: Shown
  readonly direction: Direction
  readonly onOpen: (card: CardSubject) => void
}) {
  const [isFolded, setFolded] = useState(isRight)
  const key = options.find((option) => option.isTrue)
  if (!key) return null
  const titleId = `soru-${number}`
  return (
    <section className={styles.round} aria-labelledby={titleId}>
      <Stage className={styles.stage}>
        <p className={styles.number}>{reviewText.question(number)}</p>
        <BigWord as="h2" id={titleId} tabIndex={-1} word={key.word} />
        <Pronunciation word={key.word} ipa={key.ipa} />
        {direction === 'tr-en' && <p className={styles.asked}>{turkishText(key, senses)}</p>}
        <p className={styles.verdict}>
          <Icon name={isRight ? 'check' : 'cross'} small />
          {isRight ? answerText.wasRight : answerText.wasWrong}
        </p>
      </Stage>
      <div className={styles.options} data-folded={isFolded ? '' : undefined}>
        {options.map((option, at) => (
          <AnsweredTile
            key={option.id}
            option={option}
            letter={optionLetters[at]}
            senses={senses}
            direction={direction}
            onOpen={() => onOpen({ id: option.id, word: option.word, asked: key.id })}
          />
        ))}
        {isFolded && (
          <span className={styles.more}>
            <Button kind="quiet" small onClick={() => setFolded(false)}>
              {reviewText.otherOptions}
            </Button>
          </span>
        )}
      </div>
    </section>
  )
}
