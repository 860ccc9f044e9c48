import { Suspense, use, useId, useState } from 'react'
import { slugOfSense } from '#domain/sense-id.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { stateText } from '../text/frame.ts'
import { wordCardText } from '../text/word-card.ts'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Note } from '../ui/note.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { EntrySenses } from './entry-senses.tsx'
import { LevelAndPart, Pronunciation } from './pronunciation.tsx'
import { Report } from './report-form.tsx'
import { useCanSpeak } from './speech.ts'
import { BigWord, Stage } from './stage.tsx'
import styles from './word-card.module.css'
import { loadWord } from './word-details.ts'
import { wordPath } from './word-path.ts'
import { WordRelations } from './word-relations.tsx'

/** The word that a card is about, by one of its senses. */
export type CardSubject = {
  readonly id: string
  readonly word: string
  /** The sense that a question asked, where the card is of one of its options. */
  readonly asked?: string
}

/** The short card of a word, as a sheet over the screen. */
export function WordCard({
  subject,
  onClose,
}: {
  readonly subject: CardSubject
  readonly onClose: () => void
}) {
  const titleId = useId()
  const load = () => loadWord(slugOfSense(subject.id))
  const [loading, setLoading] = useState(load)
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <Stage className={styles.head}>
        <IconButton
          icon="close"
          label={wordCardText.close}
          className={styles.close}
          onClick={onClose}
        />
        <BigWord as="h2" id={titleId} word={subject.word} />
        <Suspense fallback={null}>
          <CardPronunciation loading={loading} sense={subject.id} />
        </Suspense>
      </Stage>
      <div className={styles.body}>
        <Suspense fallback={<Waiting />}>
          <CardBody loading={loading} subject={subject} onRetry={() => setLoading(load())} />
        </Suspense>
      </div>
    </Sheet>
  )
}

type LoadingWord = ReturnType<typeof loadWord>

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">{wordCardText.loading}</span>
      <LoadingDots />
    </div>
  )
}

function CardPronunciation({
  loading,
  sense,
}: {
  readonly loading: LoadingWord
  readonly sense: string
}) {
  const word = use(loading)
  const entry = word.ok ? entryOf(word.value, sense) : undefined
  if (!word.ok || !entry) return null
  return (
    <Pronunciation word={word.value.headword} ipa={entry.ipa}>
      <LevelAndPart cefr={entry.cefr} partOfSpeech={entry.partOfSpeech} />
    </Pronunciation>
  )
}

function CardBody({
  loading,
  subject,
  onRetry,
}: {
  readonly loading: LoadingWord
  readonly subject: CardSubject
  readonly onRetry: () => void
}) {
  const loaded = use(loading)
  const canSpeak = useCanSpeak()
  if (!loaded.ok) {
    return (
      <div className={styles.waiting} role="alert">
        <p>{wordCardText.failed}</p>
        <Button kind="secondary" onClick={onRetry}>
          {stateText.retry}
        </Button>
      </div>
    )
  }
  const detail = loaded.value
  const entry = entryOf(detail, subject.id)
  return (
    <>
      {entry && <EntrySenses headword={detail.headword} entry={entry} />}
      <WordRelations detail={detail} replace />
      {!canSpeak && <Note kind="info">{wordCardText.noVoice}</Note>}
      <div>
        <ButtonLink kind="secondary" href={wordPath(detail.slug)} replace>
          {wordCardText.whole}
        </ButtonLink>
      </div>
      {entry && <Report slug={detail.slug} entries={[entry]} asked={subject.asked} />}
    </>
  )
}

/** The entry of the sense that was asked, or the first of a word that no longer has that sense. */
function entryOf({ entries }: WordDetail, sense: string): EntryDetail | undefined {
  return entries.find(({ senses }) => senses.some(({ id }) => id === sense)) ?? entries[0]
}
