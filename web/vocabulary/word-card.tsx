import { Suspense, use, useId, useState } from 'react'
import { wordAddress } from '#contract/addresses.ts'
import { slugOfSense } from '#domain/words/sense-id.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { loadWord } from '../lexicon/word-details.ts'
import { stateText } from '../text/frame.ts'
import { loadingHint } from '../text/loading-hint.ts'
import { wordCardText } from '../text/word-card.ts'
import { Button, ButtonLink, IconButton } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Note } from '../ui/note.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { AddWordToList } from './add-word-to-list.tsx'
import { EntryKind } from './entry-kind.tsx'
import { EntryRelations } from './entry-relations.tsx'
import { EntrySenses } from './entry-senses.tsx'
import { LookAlikes } from './look-alikes.tsx'
import { Pronunciation } from './pronunciation.tsx'
import { Report } from './report.tsx'
import { useCanSpeak } from './speech.ts'
import { BigWord, Stage } from './stage.tsx'
import styles from './word-card.module.css'

/** The word that a card is about, by one of its senses. */
export type CardSubject = {
  readonly id: string
  readonly word: string
  /** The sense that a question asked, where the card is of one of its options. */
  readonly asked?: string
  /** Whether it is about all that the word means, and not only the entry of that sense. */
  readonly isWhole?: true
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
          <CardPronunciation loading={loading} subject={subject} />
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
  subject,
}: {
  readonly loading: LoadingWord
  readonly subject: CardSubject
}) {
  const word = use(loading)
  const entry = word.ok ? entriesOf(word.value, subject)[0] : undefined
  if (!word.ok || !entry) return null
  return (
    <Pronunciation word={word.value.headword} ipa={entry.ipa}>
      <EntryKind entry={entry} />
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
        <p>
          {wordCardText.failed}
          {loaded.problem.kind !== 'missing' && ` ${loadingHint[loaded.problem.kind]}`}
        </p>
        <Button kind="secondary" onClick={onRetry}>
          {stateText.retry}
        </Button>
      </div>
    )
  }
  const detail = loaded.value
  const entries = entriesOf(detail, subject)
  return (
    <>
      {entries.map((entry, at) => (
        <div key={entry.partOfSpeech} className={styles.entry}>
          {at > 0 && (
            <h3 className={styles.part}>
              <EntryKind entry={entry} />
            </h3>
          )}
          <EntrySenses headword={detail.headword} entry={entry} />
          <EntryRelations entry={entry} replace />
        </div>
      ))}
      <LookAlikes detail={detail} replace />
      {!canSpeak && <Note kind="info">{wordCardText.noVoice}</Note>}
      <div className="row">
        <ButtonLink kind="secondary" href={wordAddress(detail.slug)} replace>
          {wordCardText.whole}
        </ButtonLink>
        <AddWordToList headword={detail.headword} entries={entries} sense={subject.id} />
      </div>
      <Report slug={detail.slug} entries={entries} asked={subject.asked} />
    </>
  )
}

/** The entries that a card shows: the one of its sense, or all where that one is no more. */
function entriesOf({ entries }: WordDetail, { id, isWhole }: CardSubject): readonly EntryDetail[] {
  const own = entries.find(({ senses }) => senses.some((sense) => sense.id === id))
  return isWhole || !own ? entries : [own]
}
