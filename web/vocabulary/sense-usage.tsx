import type { SenseDetail } from '#lexicon/word-detail.ts'
import { wordCardText } from '../text/word-card.ts'
import { MarkedSentence } from './marked-sentence.tsx'
import styles from './sense-usage.module.css'
import { labelsOfUse } from './word-labels.ts'

/**
 * How a word is used in a sense: the phrases in which it is met, the word marked in both languages,
 * and the grammar that it needs.
 */
export function SenseUsage({
  sense: { uses = [], patterns = [], gloss },
  words,
}: {
  readonly sense: SenseDetail
  /** Forms of the word, as they may stand in a phrase. */
  readonly words: readonly string[]
}) {
  if (uses.length === 0 && patterns.length === 0) return null
  return (
    <div className={styles.usage}>
      {uses.length > 0 && (
        <>
          <p className={styles.title}>{wordCardText.uses}</p>
          <dl className={styles.uses}>
            {uses.map((use) => (
              <div key={use.en}>
                <dt>
                  <MarkedSentence sentence={use.en} words={words} language="en" />
                  <Labels labels={labelsOfUse(use)} />
                </dt>
                <dd>
                  <MarkedSentence sentence={use.tr} words={gloss} language="tr" />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {patterns.length > 0 && (
        <p className={styles.patterns}>
          <span className={styles.title}>{wordCardText.patterns}</span>{' '}
          {patterns.map((pattern) => (
            <span key={pattern} className={styles.pattern} lang="en">
              {pattern}
            </span>
          ))}
        </p>
      )}
    </div>
  )
}

function Labels({ labels }: { readonly labels: readonly string[] }) {
  if (labels.length === 0) return null
  return <span className={styles.labels}> {labels.join(' · ')}</span>
}
