import { useState } from 'react'
import { listAddress } from '#contract/addresses.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { useStudy } from '../../storage/record/study.ts'
import { countsOf } from '../../study/set-counts.ts'
import { listsText } from '../../text/own-lists.ts'
import { IconButton } from '../../ui/button.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Link } from '../../ui/link.tsx'
import { ListMenu } from './list-menu.tsx'
import styles from './list-tile.module.css'

/** A list among the others: its name, how far the learner is with it, and what can be done with it. */
export function ListTile({
  list,
  place,
  of,
  due,
}: {
  readonly list: OwnList
  readonly place: number
  readonly of: number
  /** The senses that Tekrar asks today; `undefined` until that is known. */
  readonly due: ReadonlySet<string> | undefined
}) {
  const [isOpen, setOpen] = useState(false)
  return (
    <article className={styles.tile}>
      <div className={styles.head}>
        <h2>
          <Link href={listAddress(list.id)}>{list.name}</Link>
        </h2>
        <IconButton
          icon={<LaterIcon name="more" />}
          label={listsText.menu(list.name)}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </div>
      <ListState list={list} due={due} />
      {isOpen && <ListMenu list={list} place={place} of={of} onClose={() => setOpen(false)} />}
    </article>
  )
}

/** How far the learner is with a list, as a bar of three parts and in numbers. */
function ListState({
  list: { words, senses },
  due,
}: {
  readonly list: OwnList
  readonly due: ReadonlySet<string> | undefined
}) {
  const studied = useStudy((state) => state.words)
  const { seen, lasting, total } = countsOf(senses, studied)
  const learning = seen - lasting
  const dueHere = due?.intersection(senses).size
  const parts = [
    listsText.lasting(lasting),
    listsText.learning(learning),
    listsText.untouched(total - seen),
  ]
  const share = (count: number) => ({ width: `${total > 0 ? (count / total) * 100 : 0}%` })
  if (words.length === 0) return <p className={styles.numbers}>{listsText.noWords}</p>
  return (
    <>
      <div className={styles.meter} role="img" aria-label={parts.join(', ')}>
        <i style={share(lasting)} />
        <i style={share(learning)} />
      </div>
      <p className={styles.numbers}>
        <span>{listsText.words(words.length)}</span>
        <span>{listsText.lasting(lasting)}</span>
        <span>{listsText.learning(learning)}</span>
        <span className="push">
          {dueHere !== undefined && (dueHere > 0 ? listsText.due(dueHere) : listsText.noneDue)}
        </span>
      </p>
    </>
  )
}
