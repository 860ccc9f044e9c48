import { lazy, Suspense, useEffect } from 'react'
import { pageAddress, wordsAddress } from '#contract/addresses.ts'
import type { GamePlan, OpenGame } from '#domain/quiz/game.ts'
import { entryAt } from '#domain/quiz/list-index.ts'
import { type Flow, flowOf, showsAnswer } from '../../game/flow.ts'
import { useGame } from '../../game/use-game.ts'
import type { LoadedWords } from '../../lexicon/quiz-parts.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { openStudyLog } from '../../storage/record/study.ts'
import { listText, optionLetters, partText } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { LevelDots } from '../../ui/level-dots.tsx'
import { Link } from '../../ui/link.tsx'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { OptionBadge, OptionText, PickTile, turkishText } from '../../vocabulary/option.tsx'
import { LevelAndPart, Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { sayEnglish } from '../../vocabulary/speaker.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { BigWord, Stage, StageTop, TallStage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import { levelSearch } from './level-search.ts'
import { QuestionDock } from './question-dock.tsx'
import styles from './quiz.module.css'
import { useQuestionKeys } from './use-question-keys.ts'

// Not needed for the question itself; they come with the review, which is fetched ahead.
const RevealedOptions = lazy(async () => ({
  default: (await import('../../vocabulary/revealed-options.tsx')).RevealedOptions,
}))
const AnswerPanel = lazy(async () => ({
  default: (await import('../../vocabulary/answer-panel.tsx')).AnswerPanel,
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
    if (isSpoken) sayEnglish(entry.word)
  }
  useQuestionKeys(game, flow, listen)
  useEffect(cameUp, [cameUp])
  useNewHeading()

  // Before it is needed, so that the first answer does not wait for the database's code.
  useEffect(() => void openStudyLog(), [])
  useEffect(() => {
    if (speakWord && isSpoken) sayEnglish(entry.word)
  }, [speakWord, isSpoken, entry.word])

  const top = (
    <StageTop>
      <PlayedOn plan={game.plan} />
    </StageTop>
  )
  const isAnswered = game.phase === 'answered' && showsAnswer(flow, game.mark)
  const answers = (
    <>
      {isAnswered ? (
        <Suspense fallback={<Choice game={game} list={list} />}>
          <div className={styles.options} role="group" aria-label={quizText.options}>
            <RevealedOptions
              item={item}
              index={list.index}
              chosen={game.mark}
              direction={direction}
            />
          </div>
        </Suspense>
      ) : (
        <Choice game={game} list={list} />
      )}
      <AnswerRoom game={game} list={list} flow={flow} isAnswered={isAnswered} />
    </>
  )

  if (direction === 'en-tr') {
    return (
      <Spread>
        <TallStage aria-labelledby="soru">
          {top}
          <div className={styles.question}>
            <BigWord as="h1" id="soru" tabIndex={-1} word={entry.word} />
            <Pronunciation word={entry.word} ipa={entry.ipa}>
              <LevelAndPart part={partText(entry)} />
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
          <p className={styles.part}>{partText(entry)}</p>
        </div>
      </section>
      <Stage className={styles.answers}>
        {answers}
        <QuestionDock game={game} flow={flow} canListen={isSpoken} />
      </Stage>
    </Spread>
  )
}

/** What the game is of, and the way to something else. */
function PlayedOn({ plan: { list, set } }: { readonly plan: GamePlan }) {
  if (set) {
    // Home offers this level, from wherever the game was begun.
    const isLevel = set.search === levelSearch
    return (
      <>
        <span className={styles.set}>{set.name}</span>
        <Link href={isLevel ? pageAddress.home : wordsAddress(set.search)}>
          {isLevel ? quizText.changeLevel : quizText.toWords}
        </Link>
      </>
    )
  }
  return (
    <>
      <span className={styles.level}>
        <span>
          <LevelDots count={list === 'kolay' ? 1 : 3} />
        </span>
        {listText[list].label}
      </span>
      <Link href={pageAddress.home}>{quizText.changeLevel}</Link>
    </>
  )
}

/** The options to pick from. */
function Choice({ game, list }: Question) {
  const tap = useGame((state) => state.tap)
  const { item } = game
  const { direction } = game.plan
  const target = entryAt(list.index, item.target)
  return (
    <fieldset>
      <legend className="sr">
        {direction === 'en-tr' ? (
          <WithEnglish
            sentence={quizText[item.senses === 'gloss' ? 'whichGloss' : 'whichMeaning'](
              target.word,
            )}
            words={[target.word]}
          />
        ) : (
          quizText.whichWord
        )}
      </legend>
      <div className={styles.options}>
        {item.options.map((place, at) => (
          <PickTile
            key={place}
            isOnStage={direction === 'tr-en'}
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

/** Room for what the answer says, kept from the start, so that nothing moves when it comes. */
function AnswerRoom({
  game,
  list,
  flow,
  isAnswered,
}: Question & { readonly flow: Flow; readonly isAnswered: boolean }) {
  const { item, mark } = game
  return (
    <div
      className={styles.answer}
      role="status"
      data-waiting={isAnswered ? undefined : ''}
      data-kept={flow.isAnswerShown ? '' : undefined}
    >
      {(isAnswered || flow.isAnswerShown) && (
        <Suspense>
          <AnswerPanel
            target={entryAt(list.index, item.target)}
            given={
              isAnswered
                ? { picked: mark === undefined ? undefined : entryAt(list.index, mark) }
                : undefined
            }
          />
        </Suspense>
      )}
    </div>
  )
}
