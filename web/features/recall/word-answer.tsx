import { Suspense, use } from 'react'
import type { WordEntry } from '#domain/entry.ts'
import { withTurkishCapital } from '#domain/turkish-text.ts'
import type { SenseDetail } from '#lexicon/word-detail.ts'
import { partOfSpeechText } from '../../text/lists.ts'
import { recallText } from '../../text/recall.ts'
import { ExamplePair } from '../../vocabulary/example-pair.tsx'
import type { LoadedWord } from '../../vocabulary/word-details.ts'
import styles from './recall.module.css'

/** A word as Tekrar needs it: its quiz entry, and its card, which may still be on its way. */
export type RecallWord = { readonly entry: WordEntry; readonly loading: Promise<LoadedWord> }

/** The senses on the card of a word, those of the entry that is asked; none where it did not come. */
export function useSenses({ entry, loading }: RecallWord): readonly SenseDetail[] {
  const loaded = use(loading)
  const entries = loaded.ok ? loaded.value.entries : []
  return entries.find(({ senses: [first] }) => first?.id === entry.id)?.senses ?? []
}

/**
 * The meaning of a word: its glosses large, the Turkish definition, an example pair. Until its card
 * is there, what the question itself knows.
 */
export function WordAnswer({
  word,
  ref,
}: {
  readonly word: RecallWord
  readonly ref?: React.Ref<HTMLDivElement>
}) {
  return (
    <div ref={ref} className={styles.answer} tabIndex={-1}>
      <Suspense fallback={<Answer entry={word.entry} senses={[]} />}>
        <WholeAnswer word={word} />
      </Suspense>
    </div>
  )
}

function WholeAnswer({ word }: { readonly word: RecallWord }) {
  return <Answer entry={word.entry} senses={useSenses(word)} />
}

function Answer({
  entry,
  senses,
}: {
  readonly entry: WordEntry
  readonly senses: readonly SenseDetail[]
}) {
  const [first] = senses
  return (
    <>
      <p className="muted small">
        <i>{partOfSpeechText[entry.partOfSpeech]}</i>
        {senses.length > 1 && ` · ${recallText.senses(senses.length)}`}
      </p>
      <p className={styles.gloss}>{first ? first.gloss.join(', ') : entry.gloss}</p>
      <p>{withTurkishCapital(first?.definitionTr ?? entry.turkish[0] ?? '')}</p>
      {first && <ExamplePair example={first.example} words={[entry.word]} glosses={first.gloss} />}
    </>
  )
}
