import type { LessonProgress } from '#domain/record/lesson.ts'
import { learnText } from '../../text/learn.ts'
import { TellProgress } from '../../ui/bar-progress.tsx'
import styles from './learn-progress.module.css'

/** How many words have left the session: a dot for each word, and the number in words. */
export function LearnProgress({
  progress,
  now,
}: {
  readonly progress: ReadonlyMap<string, LessonProgress>
  /** The word on the screen. */
  readonly now: string | undefined
}) {
  const learned = [...progress.values()].filter((one) => one === 'learned').length
  return (
    <TellProgress>
      <ol
        className={styles.dots}
        data-many={progress.size > 10 ? '' : undefined}
        aria-hidden="true"
      >
        {[...progress].map(([sense, how]) => (
          <li key={sense} data-state={how} data-now={sense === now ? '' : undefined} />
        ))}
      </ol>
      <span className={styles.number} aria-hidden="true">
        {learned} / {progress.size}
      </span>
      <span className="sr" role="status">
        {learnText.progress(learned, progress.size)}
      </span>
    </TellProgress>
  )
}
