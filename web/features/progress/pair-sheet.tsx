import { useEffect, useId, useState } from 'react'
import { setOfWords } from '#domain/search/word-set.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { type LoadedWord, loadWord } from '../../lexicon/word-details.ts'
import { playSet } from '../../sets/play-set.ts'
import { loadingHint } from '../../text/loading-hint.ts'
import { progressText } from '../../text/progress.ts'
import { wordCardText } from '../../text/word-card.ts'
import { Button, IconButton } from '../../ui/button.tsx'
import { goBackAnd } from '../../ui/history-note.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { EntryKind } from '../../vocabulary/entry-kind.tsx'
import { EntrySenses } from '../../vocabulary/entry-senses.tsx'
import { Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { BigWord, Stage } from '../../vocabulary/stage.tsx'
import { WithEnglish } from '../../vocabulary/with-english.tsx'
import type { NamedPair } from './named-pair.ts'
import styles from './pair-sheet.module.css'

/** Two words side by side that were taken for one another, what tells them apart, and a game of both. */
export function PairSheet({
  pair,
  onClose,
}: {
  readonly pair: NamedPair
  readonly onClose: () => void
}) {
  const title = useId()
  const [words, setWords] = useState<readonly LoadedWord[]>()
  const [first, second] = pair.names
  useEffect(() => {
    let isWanted = true
    void Promise.all([loadWord(first.slug), loadWord(second.slug)]).then((loaded) => {
      if (isWanted) setWords(loaded)
    })
    return () => {
      isWanted = false
    }
  }, [first.slug, second.slug])
  const problem = words?.flatMap((word) => (word.ok ? [] : [word.problem]))[0]
  const details = words?.flatMap((word) => (word.ok ? [word.value] : [])) ?? []
  const contrast = details[0]?.confusables?.find(({ word }) => word === second.word)
  return (
    <Sheet labelledBy={title} isWide onClose={onClose}>
      <div className={styles.head}>
        <h2 id={title}>
          <WithEnglish
            sentence={progressText.confusedPair(first.word, second.word)}
            words={[first.word, second.word]}
          />
        </h2>
        <IconButton icon="close" label={wordCardText.close} onClick={onClose} />
      </div>
      <div className={styles.pair}>
        {!words && <LoadingDots />}
        {problem && (
          <p role="alert">
            {wordCardText.failed}
            {problem.kind !== 'missing' && ` ${loadingHint[problem.kind]}`}
          </p>
        )}
        {details.map((detail, at) => (
          <Word key={detail.slug} detail={detail} sense={pair.senses[at] ?? ''} />
        ))}
      </div>
      <div className={styles.foot}>
        {contrast && (
          <p>
            <WithEnglish sentence={contrast.hintTr} words={[first.word, second.word]} />
          </p>
        )}
        <Button
          kind="primary"
          // The sheet's own step in the history goes first.
          onClick={() => goBackAnd(() => void playSet(setOfWords(pair.senses)))}
        >
          {progressText.playPair}
        </Button>
      </div>
    </Sheet>
  )
}

function Word({ detail, sense }: { readonly detail: WordDetail; readonly sense: string }) {
  const entry = detail.entries.find(({ senses }) => senses.some(({ id }) => id === sense))
  if (!entry) return null
  return (
    <section className={styles.word}>
      <Stage className={styles.stage}>
        <BigWord as="h3" word={detail.headword} />
        <Pronunciation word={detail.headword} ipa={entry.ipa}>
          <EntryKind entry={entry} />
        </Pronunciation>
      </Stage>
      <EntrySenses
        headword={detail.headword}
        entry={{ ...entry, senses: entry.senses.filter(({ id }) => id === sense) }}
      />
    </section>
  )
}
