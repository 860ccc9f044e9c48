import { lazy, Suspense, useState } from 'react'
import type { ConfusedPair } from '#domain/progress/confused-pairs.ts'
import { setOfWords } from '#domain/search/word-set.ts'
import type { NamedSense } from '../../lexicon/named-sense.ts'
import type { KnownTable } from '../../lexicon/use-word-table.ts'
import { playSet } from '../../sets/play-set.ts'
import { progressText } from '../../text/progress.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ChartPanel } from './chart-panel.tsx'
import { type NamedPair, namedPair } from './named-pair.ts'
import { TooEarly } from './too-early.tsx'
import styles from './word-rows.module.css'

const PairSheet = lazy(async () => ({ default: (await import('./pair-sheet.tsx')).PairSheet }))

/**
 * The pairs that were confused most; a row opens both words side by side.
 *
 * @param pairs `undefined` while they are not known.
 * @param table where their words have their names; `undefined` while it is on its way.
 */
export function ConfusedPairs({
  pairs,
  table,
}: {
  readonly pairs: readonly ConfusedPair[] | undefined
  readonly table: KnownTable
}) {
  const [opened, setOpened] = useState<NamedPair>()
  const named =
    typeof table === 'object' ? pairs?.flatMap((pair) => namedPair(table, pair) ?? []) : undefined
  return (
    <ChartPanel heading={progressText.confused} note={progressText.confusedNote}>
      <div className={styles.body}>
        {table === 'failed' && <p className="small muted">{progressText.namesMissing}</p>}
        {named?.length === 0 && (
          <TooEarly heading={progressText.noneConfused} hint={progressText.noneConfusedHint} />
        )}
        {named && named.length > 0 && (
          <>
            <ul className={styles.rows}>
              {named.map((pair) => (
                <li key={pair.senses.join()}>
                  <button type="button" className={styles.pair} onClick={() => setOpened(pair)}>
                    <Name sense={pair.names[0]} />
                    <Rings />
                    <Name sense={pair.names[1]} />
                    <small className="muted">{progressText.times(pair.times)}</small>
                    <Icon name="next" small />
                  </button>
                </li>
              ))}
            </ul>
            <div className="row">
              <Button
                kind="secondary"
                onClick={() => void playSet(setOfWords(named.flatMap(({ senses }) => senses)))}
              >
                {progressText.playPairs}
              </Button>
            </div>
          </>
        )}
      </div>
      <Suspense>
        {opened && <PairSheet pair={opened} onClose={() => setOpened(undefined)} />}
      </Suspense>
    </ChartPanel>
  )
}

function Name({ sense }: { readonly sense: NamedSense }) {
  return (
    <span>
      <b lang="en">{sense.word}</b>
      <small className="muted">{sense.glosses[0]}</small>
    </span>
  )
}

/** Two rings that overlap: two words confused. */
function Rings() {
  return (
    <svg className={styles.rings} viewBox="0 0 28 18" aria-hidden="true">
      <circle cx={10} cy={9} r={7} />
      <circle cx={18} cy={9} r={7} />
    </svg>
  )
}
