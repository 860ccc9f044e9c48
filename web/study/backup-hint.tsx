import { type ComponentProps, type ComponentType, lazy, Suspense, useState } from 'react'
import { firmnessOf } from '#domain/record/studied-word.ts'
import { isTold, lastBackupAt, tellOnce } from '../storage/device.ts'
import { useStudy } from '../storage/record/study.ts'
import { focusHeading } from '../ui/screen.tsx'
import type { BackupNote } from './backup-note.tsx'

const hint = 'backup'
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
 * what one does here and in İlerleme, until it is put away once.
 */
export function BackupHint() {
  const words = useStudy((state) => state.words.filter((one) => firmnessOf(one) !== 'new').length)
  const [isOpen, setOpen] = useState(() => !isTold(hint) && lastBackupAt() === undefined)
  if (!isOpen || words < leastWords) return null
  const close = () => {
    tellOnce(hint)
    setOpen(false)
    // The button that had the focus is gone.
    focusHeading()
  }
  return (
    <Suspense>
      <LaterNote words={words} onClose={close} />
    </Suspense>
  )
}
