import { useState } from 'react'
import { usePreferences } from '../storage/preferences.ts'
import { speakingText } from '../text/speaking.ts'
import { IconButton } from '../ui/button.tsx'
import { showToast } from '../ui/toast.tsx'
import { speak, useCanSpeak } from './speech.ts'

/** Says an English text aloud; not there on a device without an English voice. */
export function Speaker({
  text,
  label,
  className,
}: {
  readonly text: string
  readonly label: string
  readonly className?: string | undefined
}) {
  const canSpeak = useCanSpeak()
  const [isPlaying, setPlaying] = useState(false)
  if (!canSpeak) return null
  const play = () => {
    setPlaying(true)
    sayEnglish(text, () => setPlaying(false))
  }
  return (
    <IconButton
      icon="speaker"
      label={label}
      className={className}
      aria-pressed={isPlaying}
      onClick={play}
    />
  )
}

/** Says an English text in the accent that the learner has chosen; a failure is told in a toast. */
export function sayEnglish(text: string, onEnd?: () => void): void {
  speak(text, usePreferences.getState().accent, (isSpoken) => {
    onEnd?.()
    if (!isSpoken) showToast({ text: speakingText.soundFailed, icon: 'warning', isAlert: true })
  })
}
