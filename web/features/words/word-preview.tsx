import { useEffect, useState } from 'react'
import type { TableWord } from '#domain/words/word-table.ts'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { irregularForms, loadCorrectedWord } from '../../lexicon/word-details.ts'
import { partText } from '../../text/lists.ts'
import { wordsText } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { ExamplePair } from '../../vocabulary/example-pair.tsx'
import { Level, Pronunciation } from '../../vocabulary/pronunciation.tsx'
import { BigWord, Stage } from '../../vocabulary/stage.tsx'
import styles from './word-preview.module.css'

/** The current word beside the list: its first sense, and the way to its card. */
export function WordPreview({
  word,
  onOpen,
}: {
  readonly word: TableWord
  readonly onOpen: () => void
}) {
  const detail = useDetail(word)
  const [entry] = word.entries
  const [first] = detail?.entries ?? []
  const [sense] = first?.senses ?? []
  return (
    <aside className={styles.preview} aria-label={wordsText.selected}>
      <Stage className={styles.head}>
        <BigWord as="h2" word={word.headword} />
        {first && <Pronunciation word={word.headword} ipa={first.ipa} />}
      </Stage>
      <div className={styles.body}>
        <p className="row">
          {entry.cefr && <Level cefr={entry.cefr} isSoft />}
          <span className={styles.part}>{partText(entry)}</span>
        </p>
        <div>
          <p className={styles.gloss}>{entry.senses[0]?.glosses.join(', ')}</p>
          {sense && sense.definition !== '' && (
            <p className="muted" lang="en">
              {sense.definition}
            </p>
          )}
        </div>
        {first && sense && (
          <ExamplePair
            example={sense.example}
            words={[word.headword, ...irregularForms(first)]}
            glosses={sense.gloss}
          />
        )}
        <Button kind="secondary" onClick={onOpen}>
          {wordsText.openCard}
        </Button>
      </div>
    </aside>
  )
}

/** What the card of `word` shows; `undefined` until it is there. */
function useDetail(word: TableWord): WordDetail | undefined {
  const { slug } = word
  const [loaded, setLoaded] = useState<WordDetail>()
  useEffect(() => {
    let isWanted = true
    void loadCorrectedWord(slug).then((detail) => {
      if (isWanted && detail.ok) setLoaded(detail.value)
    })
    return () => {
      isWanted = false
    }
  }, [slug])
  return loaded?.slug === slug ? loaded : undefined
}
