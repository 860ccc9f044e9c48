import { useState } from 'react'
import { isTold, tellOnce } from '../../storage/device.ts'
import { finishedGames } from '../../storage/game-history.ts'
import { setPreferences, usePreferences } from '../../storage/preferences.ts'
import { homeText } from '../../text/home.ts'
import { reviewText } from '../../text/review.ts'
import { Button } from '../../ui/button.tsx'
import { focusHeading } from '../../ui/screen.tsx'
import styles from './answer-time.module.css'

const question = 'answer-time'

/** Asks after the very first game, once, when the right answers are to be shown: who has not chosen. */
export function AnswerTime() {
  const isAtOnce = usePreferences((preferences) => preferences.showAnswer)
  // Who has chosen *Hemen* has said so already.
  const [isAsking, setAsking] = useState(
    () => !isAtOnce && finishedGames().length === 1 && !isTold(question),
  )
  if (!isAsking) return null
  const choose = (showAnswer: boolean) => {
    tellOnce(question)
    if (showAnswer !== isAtOnce) setPreferences({ showAnswer })
    setAsking(false)
    // The button that had the focus is gone.
    focusHeading()
  }
  return (
    <section className={styles.card} aria-labelledby="yanit-ne-zaman">
      <h2 id="yanit-ne-zaman">{reviewText.askWhen}</h2>
      <p className="small muted">{reviewText.askWhenHint}</p>
      <div className="row">
        <Button kind="secondary" onClick={() => choose(true)}>
          {homeText.answerAtOnce}
        </Button>
        <Button kind="secondary" onClick={() => choose(false)}>
          {homeText.answerAtEnd}
        </Button>
      </div>
    </section>
  )
}
