import { useId } from 'react'
import type { OwnList } from '#domain/lists/own-list.ts'
import { ListChoices } from '../../lists/list-choices.tsx'
import { listsText, ownListText } from '../../text/own-lists.ts'
import { IconButton } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './lists.module.css'

/** The sheet that asks which list words go to. */
export function MoveToList({
  lists,
  onPick,
  onClose,
}: {
  readonly lists: readonly OwnList[]
  readonly onPick: (list: OwnList) => void
  readonly onClose: () => void
}) {
  const titleId = useId()
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.menuHead}>
          <h2 id={titleId}>{ownListText.moveTo}</h2>
          <IconButton icon="close" label={listsText.close} onClick={onClose} />
        </div>
        <ListChoices lists={lists} onPick={onPick} />
      </div>
    </Sheet>
  )
}
