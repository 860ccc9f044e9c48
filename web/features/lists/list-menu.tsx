import { lazy, Suspense, useId, useState } from 'react'
import { worksheetAddress } from '#contract/addresses.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { setOfList } from '#domain/search/word-set.ts'
import { searchOf } from '../../lexicon/word-set.ts'
import { NameForm } from '../../lists/name-form.tsx'
import { deleteList, moveList, renameList } from '../../lists/own-lists.ts'
import { tellOutcome, tellProblem } from '../../lists/tell-outcome.ts'
import { listsText } from '../../text/own-lists.ts'
import { sharingText } from '../../text/sharing.ts'
import { setText } from '../../text/word-set.ts'
import { Button, ButtonLink, IconButton } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import styles from './lists.module.css'

const ExportSheet = lazy(() => import('../../export/export-sheet.tsx'))

/**
 * What can be done with a list: handing it out, putting it on paper, another name, another place, deleting it.
 *
 * @param place among the lists; none where they are not in sight.
 */
export function ListMenu({
  list,
  place,
  of = 0,
  onClose,
  onDeleted,
}: {
  readonly list: OwnList
  readonly place?: number
  readonly of?: number
  readonly onClose: () => void
  /** Leads elsewhere, where the screen was about the list. */
  readonly onDeleted?: () => void
}) {
  const { id, name } = list
  const titleId = useId()
  const [isSharing, setSharing] = useState(false)
  const [said, setSaid] = useState('')
  const move = async (to: number) => {
    const moved = await moveList(id, to)
    if (moved.ok) return setSaid(listsText.movedTo(name, to + 1, of))
    onClose()
    tellProblem(moved.problem)
  }
  const remove = async () => {
    onClose()
    const isForNext = onDeleted !== undefined
    if (tellOutcome(await deleteList(id), listsText.deleted(name), { isForNext })) onDeleted?.()
  }
  if (isSharing) {
    return (
      <Suspense>
        <ExportSheet list={list} onClose={onClose} />
      </Suspense>
    )
  }
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <div className={styles.menu}>
        <div className={styles.menuHead}>
          <h2 id={titleId}>{name}</h2>
          <IconButton icon="close" label={listsText.close} onClick={onClose} />
        </div>
        <NameForm
          name={name}
          submit={listsText.rename}
          onName={async (typed) => {
            const renamed = await renameList(id, typed)
            if (!renamed.ok) return renamed.problem
            onClose()
            tellOutcome(renamed, listsText.renamed)
            return undefined
          }}
        />
        <div className="row">
          <Button kind="secondary" small onClick={() => setSharing(true)}>
            <LaterIcon name="link" small />
            {sharingText.open}
          </Button>
          {list.words.length > 0 && (
            <ButtonLink
              kind="secondary"
              small
              href={worksheetAddress(searchOf(setOfList(list.id)))}
            >
              <LaterIcon name="worksheet" small />
              {setText.worksheet}
            </ButtonLink>
          )}
        </div>
        {place !== undefined && of > 1 && (
          <div className="row">
            <Button
              kind="secondary"
              small
              unavailable={place === 0 ? listsText.isFirst : undefined}
              onClick={() => void move(place - 1)}
            >
              <LaterIcon name="up" small />
              {listsText.up}
            </Button>
            <Button
              kind="secondary"
              small
              unavailable={place === of - 1 ? listsText.isLast : undefined}
              onClick={() => void move(place + 1)}
            >
              <LaterIcon name="down" small />
              {listsText.down}
            </Button>
            <span className="sr" role="status">
              {said}
            </span>
          </div>
        )}
        <div className={styles.danger}>
          <Button kind="destructive" small onClick={() => void remove()}>
            <LaterIcon name="trash" small />
            {listsText.delete}
          </Button>
          <p className="small muted">
            {list.words.some((word) => word.own) ? listsText.deleteOwnHint : listsText.deleteHint}
          </p>
        </div>
      </div>
    </Sheet>
  )
}
