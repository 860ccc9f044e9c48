import { useState } from 'react'
import { type ListedWord, type OwnList, senseOfListed } from '#domain/lists/own-list.ts'
import { listedPlaces } from '#domain/search/named-places.ts'
import { setOfList } from '#domain/search/word-set.ts'
import { useWordTable } from '../../lexicon/use-word-table.ts'
import { useCorrections } from '../../lists/corrections.ts'
import { moveWords, removeWords } from '../../lists/own-lists.ts'
import { tellOutcome } from '../../lists/tell-outcome.ts'
import { SetBar } from '../../sets/set-bar.tsx'
import { ownListText } from '../../text/own-lists.ts'
import { setText } from '../../text/word-set.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Tick } from '../../ui/tick.tsx'
import { describedWord } from './described-word.ts'
import { ListRows } from './list-rows.tsx'
import styles from './list-words.module.css'
import { MoveToList } from './move-to-list.tsx'
import { WordSheet } from './word-sheet.tsx'

/** The words of a list, at least one, and what can be done with all of them or with some. */
export function ListWords({
  list,
  others,
}: {
  readonly list: OwnList
  readonly others: readonly OwnList[]
}) {
  const { words } = list
  const known = useWordTable()
  const table = typeof known === 'object' ? known : undefined
  const corrections = useCorrections()
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<number>()
  const [opened, setOpened] = useState<string>()
  const [isMoving, setMoving] = useState(false)
  const [isSorting, setSorting] = useState(false)

  const chosen = words.filter(({ id }) => ticked.has(id))
  const untick = () => setTicked(new Set())
  const toggle = (index: number, isThrough: boolean) => {
    const from = isThrough ? (last ?? index) : index
    const some = words.slice(Math.min(from, index), Math.max(from, index) + 1)
    const isOn = !ticked.has(words[index]?.id ?? '')
    const next = new Set(ticked)
    for (const { id } of some) isOn ? next.add(id) : next.delete(id)
    setTicked(next)
    setLast(index)
  }
  const remove = async () => {
    const removed = await removeWords(list.id, chosen.map(idOf))
    if (tellOutcome(removed, ownListText.removed(chosen.length))) untick()
  }
  const moveTo = async (to: OwnList) => {
    setMoving(false)
    const moved = await moveWords(list.id, chosen.map(idOf), to.id)
    if (tellOutcome(moved, ownListText.movedTo(chosen.length, to.name))) untick()
  }
  const set = setOfList(list.id)
  const open = words.find(({ id }) => id === opened)
  return (
    <div className={styles.words} data-bar="">
      <SetBar
        set={set}
        count={words.length}
        ticked={
          chosen.length === 0
            ? undefined
            : {
                set: { ...set, words: chosen.map(senseOfListed) },
                count: chosen.length,
                onClear: untick,
              }
        }
        table={table && { words: table, places: listedPlaces(list.id, table).places }}
        place="screen"
      />
      <div className={styles.tools}>
        {isSorting ? (
          <p className="small muted">{ownListText.sortHint}</p>
        ) : (
          <Tick
            checked={chosen.length === words.length || (chosen.length > 0 && 'some')}
            label={setText.tickAll}
            onToggle={() => (chosen.length === words.length ? untick() : setTicked(idsOf(words)))}
          />
        )}
        {words.length > 1 && (
          <Button
            kind="quiet"
            small
            className={styles.sort}
            aria-pressed={isSorting}
            onClick={() => {
              untick()
              setSorting(!isSorting)
            }}
          >
            {isSorting ? <Icon name="check" small /> : <LaterIcon name="sort" small />}
            {ownListText.sortAll}
          </Button>
        )}
        {chosen.length > 0 && (
          <div className={styles.ticked}>
            {others.length > 0 && (
              <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setMoving(true)}>
                {ownListText.moveTo}
              </Button>
            )}
            <Button kind="quiet" small onClick={() => void remove()}>
              {ownListText.removeTicked}
            </Button>
          </div>
        )}
      </div>
      <ListRows
        list={list}
        describe={(word) => describedWord(word, table, corrections)}
        isSorting={isSorting}
        isTicked={(id) => ticked.has(id)}
        onToggle={toggle}
        onOpen={setOpened}
      />
      {open && (
        <WordSheet
          key={open.id}
          list={list}
          listed={open}
          described={describedWord(open, table, corrections)}
          table={table}
          others={others}
          onClose={() => setOpened(undefined)}
        />
      )}
      {isMoving && (
        <MoveToList
          lists={others}
          onPick={(to) => void moveTo(to)}
          onClose={() => setMoving(false)}
        />
      )}
    </div>
  )
}

function idsOf(words: readonly ListedWord[]): ReadonlySet<string> {
  return new Set(words.map(idOf))
}

const idOf = ({ id }: ListedWord) => id
