import { useState } from 'react'
import { entryAt } from '#domain/quiz/list-index.ts'
import { optionsOf } from '#domain/quiz/round.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { choiceShortcuts, useConfirmKeys, useShortcuts } from '../../question/shortcuts.ts'
import type { ChoiceAsked } from '../../recall/recall-question.ts'
import type { RecallRun } from '../../recall/recall-run.ts'
import { optionLetters } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { recallText } from '../../text/recall.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { AnsweredTile, PickButton } from '../../vocabulary/later-tiles.tsx'
import { OptionBadge, OptionText } from '../../vocabulary/option.tsx'
import { type CardSubject, WordCard } from '../../vocabulary/word-card.tsx'
import styles from './choice-question.module.css'

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
  const legend = item.senses === 'gloss' ? quizText.whichGloss : quizText.whichMeaning
  useShortcuts(given ? {} : choiceShortcuts(item.options, { pick, sayUnknown }))
  useConfirmKeys(given && goOn)

  return (
    <>
      <div className={styles.options} role="group" aria-label={legend(entry.word)}>
        {given
          ? optionsOf({ item, chosen: places.get(given.chosen ?? '') }, index).map((option, at) => (
              <AnsweredTile
                key={option.id}
                option={option}
                letter={optionLetters[at]}
                senses={item.senses}
                direction="en-tr"
                onOpen={() => setCard({ id: option.id, word: option.word, asked: entry.id })}
              />
            ))
          : item.options.map((place, at) => (
              <PickButton key={place} onPick={() => pick(place)}>
                <OptionBadge letter={optionLetters[at]} />
                <OptionText entry={entryAt(index, place)} senses={item.senses} direction="en-tr" />
              </PickButton>
            ))}
      </div>
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
