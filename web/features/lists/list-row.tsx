import type { KeyboardEvent, PointerEvent } from 'react'
import type { Firmness } from '#domain/record/memory.ts'
import { ownListText } from '../../text/own-lists.ts'
import { firmnessText } from '../../text/word-card.ts'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Tick } from '../../ui/tick.tsx'
import { MemoryDots } from '../../vocabulary/memory-dots.tsx'
import type { DescribedWord } from './described-word.ts'
import styles from './list-row.module.css'

/** A word of a list: to be ticked, or put elsewhere, and opened. */
export function ListRow({
  described: { word, part, meanings, remark },
  firmness,
  isTicked,
  grip,
  onToggle,
  onOpen,
}: {
  readonly described: DescribedWord
  readonly firmness: Firmness
  readonly isTicked: boolean
  /** What takes it to another place, where words are being put in order. */
  readonly grip?:
    | {
        readonly onKeyDown: (event: KeyboardEvent) => void
        readonly onPointerDown: (event: PointerEvent) => void
      }
    | undefined
  readonly onToggle: (isThrough: boolean) => void
  readonly onOpen: () => void
}) {
  return (
    <div className={styles.row} data-ticked={isTicked ? '' : undefined}>
      {grip ? (
        <button
          type="button"
          className={styles.grip}
          aria-label={ownListText.sort(word)}
          title={ownListText.sortHint}
          {...grip}
        >
          <LaterIcon name="grip" />
        </button>
      ) : (
        <Tick checked={isTicked} name={setText.tick(word)} onToggle={onToggle} />
      )}
      <button type="button" className={styles.word} aria-haspopup="dialog" onClick={onOpen}>
        <span className={styles.name}>
          <b lang="en">{word}</b> {part !== undefined && <i>{part}</i>}
        </span>
        <span className={styles.meaning}>
          {meanings.join(', ')}
          {meanings.length > 0 && remark !== undefined && ' · '}
          {remark !== undefined && <i>{remark}</i>}
        </span>
        <span className={styles.dots}>
          <MemoryDots firmness={firmness} />
          <span className="sr">{wordsText.memory(firmnessText[firmness])}</span>
        </span>
      </button>
    </div>
  )
}
