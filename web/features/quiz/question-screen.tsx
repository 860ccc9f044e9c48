import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { pageAddress } from '#contract/addresses.ts'
import type { OpenGame } from '#domain/quiz/game.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { isRight, optionsOf } from '#domain/quiz/round.ts'
import { type Flow, flowOf } from '../../game/flow.ts'
import { useGame } from '../../game/use-game.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { openStudyLog } from '../../storage/record/study.ts'
import { listText, optionLetters, partOfSpeechText } from '../../text/lists.ts'
import { quizText, reviewText } from '../../text/quiz.ts'
import { LevelDots } from '../../ui/level-dots.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import {
  AnsweredTile,
  OptionBadge,
  OptionText,
  PickTile,
  turkishText,
} from '../../vocabulary/option.tsx'
import { LevelAndPart, Pronunciation, sayWord } from '../../vocabulary/pronunciation.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { BigWord, Stage, StageTop, TallStage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import type { CardSubject } from '../../vocabulary/word-card.tsx'
import { QuestionDock } from './question-dock.tsx'
import styles from './quiz.module.css'
import { useQuestionKeys } from './use-question-keys.ts'

// Not needed for the question itself; it comes with the review, which is fetched ahead.
const WordCard = lazy(async () => ({
  default: (await import('../../vocabulary/word-card.tsx')).WordCard,
}))

type Question = { readonly game: OpenGame; readonly list: LoadedWords }

/** A question: English on its stage and Turkish on the glaze, whichever of the two is asked. */
export function QuestionScreen({ game, list }: Question) {
  const { item } = game
  const entry = entryAt(list.index, item.target)
  const flow = flowOf(usePreferences())
  const cameUp = useGame((state) => state.cameUp)
  const canSpeak = useCanSpeak()
  const speakWord = usePreferences((preferences) => preferences.speakWord)
  const { direction } = game.plan
  const isSpoken = canSpeak && direction === 'en-tr'
  const listen = () => {
    if (isSpoken) sayWord(entry.word)
  }
  useQuestionKeys(game, flow, listen)
  useEffect(cameUp, [cameUp])
  useNewHeading()

  // Before it is needed, so that the first answer does not wait for the database's code.
  useEffect(() => void openStudyLog(), [])
  useEffect(() => {
    if (speakWord && isSpoken) sayWord(entry.word)
  }, [speakWord, isSpoken, entry.word])

  const top = (
    <StageTop>
      <span className={styles.level}>
        <span>
          <LevelDots count={game.plan.list === 'kolay' ? 1 : 3} />
        </span>
        {listText[game.plan.list].label}
      </span>
      <Link href={pageAddress.home}>{quizText.changeLevel}</Link>
    </StageTop>
  )
  const answers = <Answers game={game} list={list} flow={flow} />

  if (direction === 'en-tr') {
    return (
      <Spread>
        <TallStage aria-labelledby="soru">
          {top}
          <div className={styles.question}>
            <BigWord as="h1" id="soru" tabIndex={-1} word={entry.word} />
            <Pronunciation word={entry.word} ipa={entry.ipa}>
              <LevelAndPart partOfSpeech={entry.partOfSpeech} />
            </Pronunciation>
          </div>
        </TallStage>
        <div className={styles.field}>
          {answers}
          <QuestionDock game={game} flow={flow} canListen={isSpoken} />
        </div>
      </Spread>
    )
  }
  return (
    <Spread>
      <section className={styles.ask} aria-labelledby="soru">
        {top}
        <div className={styles.question}>
          <h1 className={styles.definition} id="soru" tabIndex={-1}>
            {turkishText(entry, item.senses)}
          </h1>
          <p className={styles.part}>{partOfSpeechText[entry.partOfSpeech]}</p>
        </div>
      </section>
      <Stage className={styles.answers}>
        {answers}
        <QuestionDock game={game} flow={flow} canListen={isSpoken} />
      </Stage>
    </Spread>
  )
}

function Answers({ game, list, flow }: Question & { readonly flow: Flow }) {
  const [card, setCard] = useState<CardSubject>()
  const tap = useGame((state) => state.tap)
  const { item } = game
  const { direction } = game.plan
  const isOnStage = direction === 'tr-en'
  const target = entryAt(list.index, item.target)

  if (flow.isAnswerShown && game.phase === 'answered') {
    const round = { item, chosen: game.mark }
    return (
      <Revealed verdict={isRight(round) ? reviewText.wasRight : reviewText.wasWrong}>
        {optionsOf(round, list.index).map((option, at) => (
          <AnsweredTile
            key={option.id}
            option={option}
            letter={optionLetters[at]}
            senses={item.senses}
            direction={direction}
            isOnStage={isOnStage}
            onOpen={() => setCard({ id: option.id, word: option.word, asked: target.id })}
          />
        ))}
        <Suspense>
          {card && <WordCard subject={card} onClose={() => setCard(undefined)} />}
        </Suspense>
      </Revealed>
    )
  }
  return (
    <fieldset>
      <legend className="sr">
        {direction === 'en-tr' ? (
          <WithEnglish sentence={quizText.whichMeaning(target.word)} words={[target.word]} />
        ) : (
          quizText.whichWord
        )}
      </legend>
      <div className={styles.options}>
        {item.options.map((place, at) => (
          <PickTile
            key={place}
            isOnStage={isOnStage}
            badge={<OptionBadge letter={optionLetters[at]} />}
            text={
              <OptionText
                entry={entryAt(list.index, place)}
                senses={item.senses}
                direction={direction}
              />
            }
            name="s"
            checked={game.mark === place}
            // By pointer or by a screen reader; what keys do to it is in use-question-keys. A click
            // rather than a change, so that it also confirms the option that is marked.
            onChange={() => undefined}
            onClick={({ timeStamp }) => tap(place, timeStamp)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The options once the answer is shown; they take the focus, so that the verdict is read out. */
function Revealed({
  verdict,
  children,
}: {
  readonly verdict: string
  readonly children: ReactNode
}) {
  const group = useRef<HTMLDivElement>(null)
  useEffect(() => group.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={group} className={styles.options} role="group" tabIndex={-1} aria-label={verdict}>
      {children}
    </div>
  )
}
