import type { ReactNode } from 'react'
import type { OwnList } from '#domain/lists/own-list.ts'
import { listsText } from '../text/own-lists.ts'
import styles from './list-choices.module.css'

/** Lists to choose one from. */
export function ListChoices({
  lists,
  remarkOf = ({ words }) => listsText.words(words.length),
  onPick,
  children,
}: {
  readonly lists: readonly OwnList[]
  /** What stands beside the name of a list: how many words it has, unless there is more to say. */
  readonly remarkOf?: (list: OwnList) => string
  readonly onPick: (list: OwnList) => void
  /** Another choice behind them. */
  readonly children?: ReactNode
}) {
  return (
    <ul className={styles.lists}>
      {lists.map((list) => (
        <li key={list.id}>
          <button type="button" onClick={() => onPick(list)}>
            <b>{list.name}</b>
            <span className="muted small">{remarkOf(list)}</span>
          </button>
        </li>
      ))}
      {children && <li>{children}</li>}
    </ul>
  )
}
