import { useState } from 'react'
import { drawItem } from '#domain/quiz/draw-item.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import type { LoadedList } from '../../lexicon/word-lists.ts'
import { optionLetters } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { AnsweredTile, OptionBadge, OptionText, PickButton } from '../../vocabulary/option.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import styles from './choice-question.module.css'
import type { RecallRun } from './use-recall-session.ts'

/** The word with five meanings to choose from; the answer is shown at once. */
export function ChoiceQuestion({
  entry,
  list,
  run,
}: {
  readonly entry: WordEntry
  readonly list: LoadedList | undefined
  readonly run: RecallRun
}) {
  const [item] = useState(() => {
    const target = list?.places.get(entry.id)
    const drawn =
      list && target !== undefined ? drawItem(list.index, target, Math.random) : undefined
    return drawn?.ok ? drawn.value : undefined
  })
  const [answered, setAnswered] = useState<{ readonly chosen: number | undefined }>()
  const [card, setCard] = useState<CardSubject>()
  const pick = (chosen: number | undefined) => {
    if (!item || !list || answered) return
    setAnswered({ chosen })
    const idAt = (place: number) => list.index.entries[place]?.id ?? ''
    void run.answer({
      grade: chosen === item.target ? 'good' : 'again',
      options: item.options.map(idAt),
      chosen: chosen === undefined ? null : idAt(chosen),
    })
  }
  useKeys(({ key, repeat, target }) => {
    if (repeat || !item) return false
    if (answered) {
      if (key !== 'Enter' || target instanceof HTMLButtonElement) return false
      void run.goOn()
      return true
    }
    const place =
      item.options['12345'.includes(key) ? Number(key) - 1 : 'abcde'.indexOf(key.toLowerCase())]
    if (place === undefined && key !== '0') return false
    pick(place)
    return true
  })
  if (!item || !list) return null

  return (
    <>
      <div className={styles.options} role="group" aria-label={quizText.whichMeaning(entry.word)}>
        {answered
          ? optionsOf({ item, chosen: answered.chosen }, list.index.entries).map((option, at) => (
              <AnsweredTile
                key={option.id}
                option={option}
                letter={optionLetters[at]}
                senses={item.senses}
                direction="en-tr"
                onOpen={() => setCard({ id: option.id, word: option.word, asked: entry.id })}
              />
            ))
          : item.options.map((place, at) => {
              const option = list.index.entries[place]
              return (
                option && (
                  <PickButton key={place} onPick={() => pick(place)}>
                    <OptionBadge letter={optionLetters[at]} />
                    <OptionText entry={option} senses={item.senses} direction="en-tr" />
                  </PickButton>
                )
              )
            })}
      </div>
      <div className="row">
        {answered ? (
          <Button kind="primary" onClick={() => void run.goOn()}>
            {recallText.next}
            <Icon name="next" />
          </Button>
        ) : (
          <Button kind="quiet" onClick={() => pick(undefined)}>
            {recallText.unknown}
          </Button>
        )}
      </div>
      {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
    </>
  )
}
