import { useEffect, useState } from 'react'
import { listAddress, pageAddress } from '#contract/addresses.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { NameForm } from '../../lists/name-form.tsx'
import { createList, type ListProblem, useLists } from '../../lists/own-lists.ts'
import { useRecordProblem } from '../../storage/record/study.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { useRecall } from '../../study/use-recall.ts'
import { listsText } from '../../text/own-lists.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { UntilKnown } from '../../ui/until-known.tsx'
import { ListTile } from './list-tile.tsx'
import styles from './lists.module.css'

/** Listelerim: the learner's own lists, and the ways to a new one. */
export default function ListsPage() {
  const lists = useLists()
  const problem = useRecordProblem()
  const [isNaming, setNaming] = useState(false)
  return (
    <Page narrow>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{listsText.title}</h1>
        <div className={styles.ways}>
          <ButtonLink kind="secondary" href={pageAddress.importWords}>
            <LaterIcon name="upload" />
            {listsText.import}
          </ButtonLink>
          <Button kind="primary" aria-expanded={isNaming} onClick={() => setNaming(!isNaming)}>
            <LaterIcon name="plus" />
            {listsText.newList}
          </Button>
        </div>
      </div>
      <noscript>
        <p>{listsText.noScript}</p>
      </noscript>
      {isNaming && <NewList onCancel={() => setNaming(false)} />}
      <RecordProblem />
      {(lists !== 'loading' || !problem) && (
        <UntilKnown
          found={lists === 'loading' ? undefined : lists.length > 0 ? 'something' : 'nothing'}
          fresh={<Empty level={2} heading={listsText.empty} hint={listsText.emptyHint} />}
        >
          {lists === 'loading' ? <Waiting /> : <Lists lists={lists} />}
        </UntilKnown>
      )}
    </Page>
  )
}

function Lists({ lists }: { readonly lists: readonly OwnList[] }) {
  const recall = useRecall()
  const due = recall?.ok ? new Set(recall.value.queue.today.map(({ sense }) => sense)) : undefined
  return (
    <>
      <ul className={styles.lists}>
        {lists.map((list, place) => (
          <li key={list.id}>
            <ListTile list={list} place={place} of={lists.length} due={due} />
          </li>
        ))}
      </ul>
      <p className="small muted">
        {listsText.kept} <a href={pageAddress.settings}>{listsText.backup}</a>
      </p>
    </>
  )
}

/** The name of a new list, which then opens. */
function NewList({ onCancel }: { readonly onCancel: () => void }) {
  const create = async (name: string): Promise<ListProblem | undefined> => {
    const made = await createList(name)
    if (!made.ok) return made.problem
    goTo(listAddress(made.value.value.list))
    return undefined
  }
  return (
    <section className={styles.panel} aria-label={listsText.newList}>
      <NameForm submit={listsText.create} isFocused onName={create} onCancel={onCancel} />
    </section>
  )
}

/** While the lists are read; not at once, since they mostly are there sooner. */
function Waiting() {
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setLong, 300, true)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div role="status">
      {isLong && (
        <>
          <span className="sr">{listsText.preparing}</span>
          <LoadingDots />
        </>
      )}
    </div>
  )
}
