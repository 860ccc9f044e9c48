import { optionLetters } from '../../text/lists.ts'
import { quizText } from '../../text/quiz.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Stage } from '../../vocabulary/stage.tsx'
import styles from './question-skeleton.module.css'

/**
 * The shape of a question while its words are on their way; its stage stays, the rest shows only
 * after 300 ms.
 */
export function QuestionSkeleton() {
  return (
    <Spread>
      <Stage className={styles.stage}>
        <LoadingDots />
        <h1 className="sr" tabIndex={-1}>
          {quizText.preparing}
        </h1>
      </Stage>
      <div className={styles.field} aria-hidden="true">
        {optionLetters.map((letter) => (
          <div key={letter} className={styles.tile}>
            <i />
            <span />
          </div>
        ))}
      </div>
    </Spread>
  )
}
