import { useEffect, useState } from 'react'
import { listParameter, pageAddress } from '#contract/addresses.ts'
import type { OwnList } from '#domain/lists/own-list.ts'
import { useLists } from '../../lists/own-lists.ts'
import { useRecordProblem } from '../../storage/record/study.ts'
import { RecordProblem } from '../../study/record-problem.tsx'
import { listsText, ownListText } from '../../text/own-lists.ts'
import { useAddressSearch } from '../../ui/address.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { goTo } from '../../ui/history-note.ts'
import { LoadingDots } from '../../ui/loading-dots.tsx'
import { Page } from '../../ui/page.tsx'
import { Screen } from '../../ui/screen.tsx'
import { AddWord } from './add-word.tsx'
import { ListHead } from './list-head.tsx'
import { ListWords } from './list-words.tsx'

/** One list of the learner's own: its words, and everything that can be done with them. */
export default function ListPage() {
  const search = useAddressSearch()
  const lists = useLists()
  const problem = useRecordProblem()
  // The painted page knows of no lists.
  const [isPainted, setPainted] = useState(true)
  useEffect(() => setPainted(false), [])
  if (!isPainted && lists === 'loading' && problem) {
    return (
      <Page narrow>
        <h1 tabIndex={-1}>{listsText.title}</h1>
        <RecordProblem />
      </Page>
    )
  }
  if (isPainted || lists === 'loading') {
    return (
      <Page narrow>
        <h1 className="sr" tabIndex={-1}>
          {ownListText.preparing}
        </h1>
        <noscript>
          <p>{listsText.noScript}</p>
        </noscript>
        <LoadingDots />
      </Page>
    )
  }
  const id = new URLSearchParams(search).get(listParameter)
  const list = lists.find((one) => one.id === id)
  return list ? <WholeList key={list.id} list={list} lists={lists} /> : <GoneList />
}

function GoneList() {
  return (
    <Screen title={ownListText.gone}>
      <Page narrow>
        <Empty isProblem heading={ownListText.gone} hint={ownListText.goneHint}>
          <ButtonLink kind="primary" href={pageAddress.lists}>
            {ownListText.toLists}
          </ButtonLink>
        </Empty>
      </Page>
    </Screen>
  )
}

function WholeList({
  list,
  lists,
}: {
  readonly list: OwnList
  readonly lists: readonly OwnList[]
}) {
  const [isAdding, setAdding] = useState(list.words.length === 0)
  return (
    <Screen title={list.name}>
      <Page>
        {/* What was read stays in sight, and what is being typed where it is. */}
        <RecordProblem />
        <ListHead
          list={list}
          isAdding={isAdding}
          onAdding={setAdding}
          onDeleted={() => goTo(pageAddress.lists, { replace: true })}
        />
        {isAdding && <AddWord list={list} />}
        {list.words.length > 0 ? (
          <ListWords list={list} others={lists.filter(({ id }) => id !== list.id)} />
        ) : (
          <Empty level={2} heading={ownListText.empty} hint={ownListText.emptyHint}>
            <ButtonLink kind="secondary" href={pageAddress.words}>
              {ownListText.toWords}
            </ButtonLink>
          </Empty>
        )}
      </Page>
    </Screen>
  )
}
