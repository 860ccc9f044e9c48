import { wordsAddress } from '#contract/addresses.ts'
import type { Progress } from '#domain/progress/progress.ts'
import { stages } from '#domain/progress/word-counts.ts'
import { firmnessSearch } from '../../lexicon/firmness-search.ts'
import { countText } from '../../text/count-text.ts'
import { progressText } from '../../text/progress.ts'
import { firmnessText } from '../../text/word-card.ts'
import { Link } from '../../ui/link.tsx'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import styles from './facts.module.css'

/** How firmly the words sit that were met, or the room for it; each number leads to its words. */
export function Facts({ progress }: { readonly progress: Progress | undefined }) {
  return (
    <dl className={styles.facts} data-waiting={progress ? undefined : ''}>
      {stages.map((stage) => (
        <div key={stage}>
          <dt>
            <MemoryDots firmness={stage} />
            {firmnessText[stage]}
          </dt>
          <dd>
            {progress && (
              <Link
                href={wordsAddress(firmnessSearch(stage))}
                aria-label={progressText.stage(progress.words[stage], firmnessText[stage])}
              >
                {countText(progress.words[stage])}
              </Link>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
