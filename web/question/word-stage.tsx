import { type ReactNode, useEffect } from 'react'
import type { WordEntry } from '#domain/words/entry.ts'
import { usePreferences } from '../storage/preferences.ts'
import { useNewHeading } from '../ui/screen.tsx'
import { Spread } from '../ui/spread.tsx'
import { Pronunciation } from '../vocabulary/pronunciation.tsx'
import { sayEnglish } from '../vocabulary/speaker.tsx'
import { useCanSpeak } from '../vocabulary/speech.ts'
import { BigWord, TallStage } from '../vocabulary/stage.tsx'
import { QuestionField } from './question-field.tsx'
import { QuestionTop } from './question-top.tsx'
import { questionShortcuts, useShortcuts } from './shortcuts.ts'

/** A word on its stage, with the way out; beside it `children`. */
export function WordStage({
  entry,
  about,
  seen,
  isAnswered,
  children,
}: {
  readonly entry: WordEntry
  /** What is said of it beside its level. */
  readonly about: ReactNode
  /** What is said of it below, beside how it sounds. */
  readonly seen?: ReactNode
  /** Whether the answer is shown: then the focus stays where that puts it. */
  readonly isAnswered: boolean
  readonly children: ReactNode
}) {
  const canSpeak = useCanSpeak()
  const speakWord = usePreferences((preferences) => preferences.speakWord)
  useEffect(() => {
    if (speakWord && canSpeak) sayEnglish(entry.word)
  }, [speakWord, canSpeak, entry.word])
  // Also of one whose answer was taken back.
  useNewHeading(!isAnswered)
  useShortcuts(questionShortcuts({ listen: canSpeak ? () => sayEnglish(entry.word) : undefined }))
  return (
    <Spread>
      <TallStage aria-labelledby="soru">
        <QuestionTop entry={entry} about={about} />
        <BigWord as="h1" id="soru" tabIndex={-1} word={entry.word} />
        <Pronunciation word={entry.word} ipa={entry.ipa}>
          {seen}
        </Pronunciation>
      </TallStage>
      <QuestionField>{children}</QuestionField>
    </Spread>
  )
}
