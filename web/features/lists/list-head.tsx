import { useState } from 'react'
import { importAddress, pageAddress } from '#contract/addresses.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { useStudy } from '../../storage/record/study.ts'
import { countsOf } from '../../study/set-counts.ts'
import { listsText, ownListText } from '../../text/own-lists.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Link } from '../../ui/link.tsx'
import styles from './list-head.module.css'
import { ListMenu } from './list-menu.tsx'

/** The name of a list, how far the learner is with it, and the ways to change it. */
export function ListHead({
  list,
  isAdding,
  onAdding,
  onDeleted,
}: {
  readonly list: OwnList
  readonly isAdding: boolean
  readonly onAdding: (isAdding: boolean) => void
  readonly onDeleted: () => void
}) {
  const [isMenuOpen, setMenuOpen] = useState(false)
  const studied = useStudy((state) => state.words)
  const { seen, lasting } = countsOf(list.senses, studied)
  return (
    <div className={styles.head}>
      <Link href={pageAddress.lists} className={styles.back}>
        <LaterIcon name="back" small />
        {ownListText.back}
      </Link>
      <div className={styles.title}>
        <h1 tabIndex={-1}>{list.name}</h1>
        <IconButton
          icon={<LaterIcon name="more" />}
          label={listsText.menu(list.name)}
          aria-haspopup="dialog"
          onClick={() => setMenuOpen(true)}
        />
      </div>
      <p className="muted">
        {[
          listsText.words(list.words.length),
          ...(seen > 0 ? [listsText.lasting(lasting), listsText.learning(seen - lasting)] : []),
        ].join(' · ')}
      </p>
      <div className={styles.ways}>
        <Button kind="secondary" small aria-expanded={isAdding} onClick={() => onAdding(!isAdding)}>
          <LaterIcon name="plus" small />
          {ownListText.add}
        </Button>
        <ButtonLink kind="secondary" small href={importAddress(list.id)}>
          <LaterIcon name="upload" small />
          {listsText.import}
        </ButtonLink>
      </div>
      {isMenuOpen && (
        <ListMenu list={list} onClose={() => setMenuOpen(false)} onDeleted={onDeleted} />
      )}
    </div>
  )
}
