import { Suspense, use, useId, useState } from 'react'
import type { Accent, ListName } from '#domain/entry.ts'
import { withTurkishCapital } from '#domain/turkish-text.ts'
import type { EntryDetail, WordDetail } from '#lexicon/word-detail.ts'
import { usePreferences } from '../storage/preferences.ts'
import { stateText } from '../text/frame.ts'
import { wordCardText } from '../text/word-card.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Note } from '../ui/note.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ExamplePair } from './example-pair.tsx'
import { LevelAndPart, Pronunciation } from './pronunciation.tsx'
import { useCanSpeak } from './speech.ts'
import { BigWord, Stage } from './stage.tsx'
import { WithEnglish } from './with-english.tsx'
import styles from './word-card.module.css'
import { loadWordDetail } from './word-details.ts'

/** The word that a card is about: the list it was met in, and the sense that was asked. */
export type CardSubject = { readonly list: ListName; readonly id: string; readonly word: string }

/** The short card of a word, as a sheet over the screen. */
export function WordCard({
  subject,
  onClose,
}: {
  readonly subject: CardSubject
  readonly onClose: () => void
}) {
  const titleId = useId()
  const load = () => loadWordDetail(subject.list, subject.id)
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
          <CardPronunciation loading={loading} />
        </Suspense>
      </Stage>
      <div className={styles.body}>
        <Suspense fallback={<Waiting />}>
          <CardBody loading={loading} onRetry={() => setLoading(load())} />
        </Suspense>
      </div>
    </Sheet>
  )
}

type LoadingDetail = ReturnType<typeof loadWordDetail>

function Waiting() {
  return (
    <div className={styles.waiting} role="status">
      <span className="sr">{wordCardText.loading}</span>
      <LoadingDots />
    </div>
  )
}

function CardPronunciation({ loading }: { readonly loading: LoadingDetail }) {
  const detail = use(loading)
  const first = detail.ok ? detail.value.entries[0] : undefined
  if (!detail.ok || !first) return null
  return (
    <Pronunciation word={detail.value.headword} ipa={first.ipa}>
      <LevelAndPart cefr={first.cefr} partOfSpeech={first.partOfSpeech} />
    </Pronunciation>
  )
}

function CardBody({
  loading,
  onRetry,
}: {
  readonly loading: LoadingDetail
  readonly onRetry: () => void
}) {
  const loaded = use(loading)
  const canSpeak = useCanSpeak()
  const accent = usePreferences((preferences) => preferences.accent)
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
  return (
    <>
      {detail.entries.map((entry, place) => (
        <EntryOnCard
          key={entry.partOfSpeech}
          headword={detail.headword}
          entry={entry}
          isFirst={place === 0}
        />
      ))}
      <Extras detail={detail} accent={accent} />
      {!canSpeak && <Note kind="info">{wordCardText.noVoice}</Note>}
    </>
  )
}

function EntryOnCard({
  headword,
  entry,
  isFirst,
}: {
  readonly headword: string
  readonly entry: EntryDetail
  readonly isFirst: boolean
}) {
  const forms = [headword, ...Object.values(entry.forms ?? {})]
  return (
    <section className={styles.entry}>
      {!isFirst && (
        <h3>
          <LevelAndPart partOfSpeech={entry.partOfSpeech} />
        </h3>
      )}
      <ul className={styles.senses}>
        {entry.senses.map((sense) => (
          <li key={sense.id} className={styles.sense}>
            <p className={styles.gloss}>
              {sense.gloss.length > 0 ? sense.gloss.join(', ') : sense.definitionTr}
            </p>
            {sense.gloss.length > 0 && <p>{withTurkishCapital(sense.definitionTr)}.</p>}
            <p className={styles.english} lang="en">
              {sense.definition}
            </p>
            <ExamplePair example={sense.example} words={forms} glosses={sense.gloss} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Extras({ detail, accent }: { readonly detail: WordDetail; readonly accent: Accent }) {
  const [entry] = detail.entries
  const synonyms = [
    ...new Set(detail.entries.flatMap(({ senses }) => senses.flatMap((sense) => sense.synonyms))),
  ]
  const other = accent === 'us' ? entry?.ukWord?.word : entry?.usWord?.word
  const english = (label: string, text = '') => ({ label, sentences: [{ text, words: [text] }] })
  const lines = [
    english(wordCardText.sameMeaning, synonyms.join(', ')),
    english(wordCardText.british, entry?.ukSpelling),
    english(accent === 'us' ? wordCardText.british : wordCardText.american, other),
    ...(detail.confusables ?? []).map(({ word, meaningTr, hintTr }) => ({
      label: wordCardText.confusedWith,
      sentences: [
        { text: wordCardText.means(word, meaningTr), words: [word] },
        { text: hintTr, words: [detail.headword, word] },
      ],
    })),
    ...(detail.falseFriends ?? []).map(({ turkish, means, meaningTr }) => ({
      label: wordCardText.falseFriend,
      sentences: [
        { text: wordCardText.means(detail.headword, meaningTr), words: [detail.headword] },
        { text: wordCardText.lookalike(turkish, means), words: [means] },
      ],
    })),
  ].filter(({ sentences }) => sentences.some(({ text }) => text !== ''))
  if (lines.length === 0) return null
  return (
    <dl className={styles.extra}>
      {lines.map(({ label, sentences }) => (
        <div key={label + sentences[0]?.text}>
          <dt>{label}</dt>
          <dd>
            {sentences.map(({ text, words }) => (
              <span key={text}>
                <WithEnglish sentence={text} words={words} />{' '}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}
