import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { pageAddress } from '#contract/addresses.ts'
import type { WordEntry } from '#domain/words/entry.ts'
import { questionShortcuts, useShortcuts } from '../../question/shortcuts.ts'
import { learnText } from '../../text/learn.ts'
import { useNewHeading } from '../../ui/screen.tsx'
import { Spread } from '../../ui/spread.tsx'
import { Level, Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { sayEnglish } from '../../vocabulary/speaker.tsx'
import { useCanSpeak } from '../../vocabulary/speech.ts'
import { BigWord, StageTop, TallStage } from '../../vocabulary/stage.tsx'
import { LearnField } from './learn-field.tsx'
import styles from './word-stage.module.css'

/** A word on its stage, with the way out; beside it `children`. */
export function WordStage({
  entry,
  about,
  isAboutGrammar,
  isAnswered,
  children,
}: {
  readonly entry: WordEntry
  /** What is said of it beside its level. */
  readonly about: string
  readonly isAboutGrammar: boolean
  /** Whether the answer is shown: then the focus stays where that puts it. */
  readonly isAnswered: boolean
  readonly children: ReactNode
}) {
  const canSpeak = useCanSpeak()
  // Also of one whose answer was taken back.
  useNewHeading(!isAnswered)
  useShortcuts(questionShortcuts({ listen: canSpeak ? () => sayEnglish(entry.word) : undefined }))
  return (
    <Spread>
      <TallStage aria-labelledby="soru">
        <StageTop>
          <span className={styles.about}>
            {entry.cefr && <Level cefr={entry.cefr} />}
            {isAboutGrammar ? <i>{about}</i> : <span>{about}</span>}
          </span>
          <Link href={pageAddress.home}>{learnText.breakOff}</Link>
        </StageTop>
        <BigWord as="h1" id="soru" tabIndex={-1} word={entry.word} />
        <Pronunciation word={entry.word} ipa={entry.ipa} />
      </TallStage>
      <LearnField>{children}</LearnField>
    </Spread>
  )
}
