import { type ComponentProps, type ComponentType, lazy, Suspense } from 'react'
import { firmnessOf } from '#domain/record/studied-word.ts'
import { useStudy } from '../storage/record/study.ts'
import type { BackupNote } from './backup-note.tsx'

const leastWords = 50

// Few see it, and once: where it does not come, the next end says it.
const LaterNote = lazy(
  async (): Promise<{ default: ComponentType<ComponentProps<typeof BackupNote>> }> =>
    await import('./backup-note.tsx').then(
      ({ BackupNote }) => ({ default: BackupNote }),
      () => ({ default: () => null }),
    ),
)

/**
 * One calm word, once there is something to lose, that it lies on this device alone: at the end of
 * what one does here, and in İlerleme.
 */
export function BackupHint() {
  const words = useStudy((state) => state.words.filter((one) => firmnessOf(one) !== 'new').length)
  if (words < leastWords) return null
  return (
    <Suspense>
      <LaterNote words={words} />
    </Suspense>
  )
}
