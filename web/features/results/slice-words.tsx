import { useState } from 'react'
import type { Answers } from '#domain/quiz/results.ts'
import type { Slice } from '#domain/quiz/slices.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import { SetBar } from '../../sets/set-bar.tsx'
import { resultsText } from '../../text/results.ts'
import { Icon } from '../../ui/icon.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import styles from './results.module.css'

/** The words of the selected slice, each of which opens its card; a hint where none is selected. */
export function SliceWords({
  selected,
  answers,
}: {
  readonly selected: Slice
  readonly answers: Answers
}) {
  const [card, setCard] = useState<CardSubject>()
  return (
    <div className={styles.words}>
      <div className={styles.words} aria-live="polite">
        {selected === 2 ? (
          <p className="muted">{resultsText.hint}</p>
        ) : (
          <>
            <h2 id="kelimeler">{resultsText.words[selected]}</h2>
            <SetBar
              set={setOfWords(keysOf(answers, selected).map(({ id }) => id))}
              count={keysOf(answers, selected).length}
              place="inline"
            />
            <ul className={styles.chips} data-slice={selected} aria-labelledby="kelimeler">
              {keysOf(answers, selected).map(({ id, word, gloss }) => (
                <li key={id}>
                  <button type="button" onClick={() => setCard({ id, word })}>
                    <Icon name={selected === 0 ? 'check' : 'cross'} small />
                    <span lang="en">{word}</span>
                  </button>
                  {gloss}
                </li>
              ))}
            </ul>
            <p className="small muted">{resultsText.cardHint}</p>
          </>
        )}
      </div>
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </div>
  )
}

function keysOf(answers: Answers, slice: 0 | 1) {
  return answers.flat().filter((option) => option.isTrue && option.isSelection === (slice === 0))
}
