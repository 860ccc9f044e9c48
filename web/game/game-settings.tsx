import { type GameCount, gameCounts } from '#domain/quiz/game.ts'
import { directions, optionTexts } from '#domain/words/entry.ts'
import { setPreferences, usePreferences } from '../storage/preferences.ts'
import { homeText } from '../text/home.ts'
import { directionName, directionText } from '../text/lists.ts'
import { Segmented } from '../ui/segmented.tsx'

const unlimited = 0

/** In which direction a game asks, how many questions, when it shows the right answers, and as what. */
export function GameSettings() {
  const direction = usePreferences((preferences) => preferences.direction)
  const count = usePreferences((preferences) => preferences.count)
  const showAnswer = usePreferences((preferences) => preferences.showAnswer)
  const optionText = usePreferences((preferences) => preferences.optionText)
  return (
    <>
      <Segmented
        label={homeText.direction}
        choices={directions.map((value) => ({
          value,
          label: directionText[value],
          name: directionName[value],
        }))}
        value={direction}
        onChange={(value) => setPreferences({ direction: value })}
      />
      <Segmented
        label={homeText.count}
        choices={gameCounts.map((value) =>
          value === undefined
            ? { value: unlimited, label: '∞', name: homeText.unlimited }
            : { value, label: String(value) },
        )}
        value={count ?? unlimited}
        onChange={(value) =>
          setPreferences({ count: value === unlimited ? undefined : (value as GameCount) })
        }
      />
      <Segmented
        label={homeText.answer}
        choices={[
          { value: 'once', label: homeText.answerAtOnce },
          { value: 'end', label: homeText.answerAtEnd },
        ]}
        value={showAnswer ? 'once' : 'end'}
        onChange={(value) => setPreferences({ showAnswer: value === 'once' })}
      />
      <Segmented
        label={homeText.optionText}
        choices={optionTexts.map((value) => ({ value, label: homeText.optionTexts[value] }))}
        value={optionText}
        onChange={(value) => setPreferences({ optionText: value })}
      />
    </>
  )
}
