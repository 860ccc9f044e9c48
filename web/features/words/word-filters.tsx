import { useId, useState } from 'react'
import { firmnesses } from '#domain/record/memory.ts'
import { isEverything, noFilter, type WordFilter } from '#domain/search/word-filter.ts'
import { cefrLevels, collectionNames } from '#domain/words/entry.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { listText } from '../../text/lists.ts'
import { setText } from '../../text/word-set.ts'
import { wordsText } from '../../text/words.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { LaterIcon } from '../../ui/later-icon.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { useIsWide } from '../../ui/use-is-wide.ts'
import styles from './word-filters.module.css'

type Filtering = {
  readonly filter: WordFilter
  /** In the order in which they are shown. */
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  /** Why words cannot be told apart by memory; `undefined` where they can. */
  readonly withoutMemory: string | undefined
  readonly onFilter: (filter: WordFilter) => void
  /** The learner's own lists, and the one whose words are shown. */
  readonly ownLists: {
    readonly all: WordTable['ownLists']
    readonly chosen: string | undefined
    readonly onChoose: (id: string | undefined) => void
  }
}

/**
 * *Süz*, and what is on beside it, each to be taken off. The filters themselves are a sheet on
 * phones and a panel below on wide screens.
 *
 * @param count how many words are left, once that is known.
 * @param words how many words were named one by one, none where the set is of others.
 */
export function WordFilters({
  count,
  words,
  onAnyWord,
  ...filtering
}: Filtering & {
  readonly count: number | undefined
  readonly words: number
  /** Takes the named words off. */
  readonly onAnyWord: () => void
}) {
  const { ownLists } = filtering
  const [isOpen, setOpen] = useState(false)
  const isWide = useIsWide()
  const id = useId()
  const close = () => setOpen(false)
  return (
    <>
      <div className={styles.line}>
        <button
          type="button"
          className={styles.chip}
          aria-expanded={isOpen}
          aria-controls={isWide ? id : undefined}
          aria-haspopup={isWide ? undefined : 'dialog'}
          onClick={() => setOpen(!isOpen)}
        >
          <LaterIcon name="filter" small />
          {wordsText.filter}
        </button>
        {words > 0 && <OnChip name={wordsText.count(words)} onOff={onAnyWord} />}
        {ownLists.chosen !== undefined && (
          <OnChip
            name={ownLists.all.get(ownLists.chosen)?.name ?? setText.ownList}
            onOff={() => ownLists.onChoose(undefined)}
          />
        )}
        {whatIsOn(filtering).map(({ name, without }) => (
          <OnChip key={name} name={name} onOff={() => filtering.onFilter(without)} />
        ))}
      </div>
      {isOpen && isWide && (
        <div id={id} className={styles.panel} role="group" aria-label={wordsText.filters}>
          <Filters {...filtering} />
        </div>
      )}
      {isOpen && !isWide && (
        <Sheet labelledBy={id} onClose={close}>
          <div className={styles.sheet} role="group" aria-labelledby={id}>
            <h2 id={id}>{wordsText.filters}</h2>
            <Filters {...filtering} />
            <div className={styles.foot}>
              <Button kind="primary" onClick={close}>
                {count === undefined ? wordsText.done : wordsText.show(count)}
              </Button>
            </div>
          </div>
        </Sheet>
      )}
    </>
  )
}

function OnChip({ name, onOff }: { readonly name: string; readonly onOff: () => void }) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-on=""
      aria-label={wordsText.takeOff(name)}
      onClick={onOff}
    >
      {name}
      <Icon name="close" small />
    </button>
  )
}

/** What narrows the words down, and the filter that is left without it. */
function whatIsOn({ filter, fields }: Filtering) {
  const { lists, levels, field, firmness, isDue } = filter
  return [
    ...(field === undefined
      ? []
      : [
          {
            name: fields.find(({ id }) => id === field)?.name ?? wordsText.field,
            without: { ...filter, field: undefined },
          },
        ]),
    ...lists.map((list) => ({
      name: listText[list].name,
      without: { ...filter, lists: toggled(collectionNames, lists, list) },
    })),
    ...levels.map((level) => ({
      name: level,
      without: { ...filter, levels: toggled(cefrLevels, levels, level) },
    })),
    ...(isDue ? [{ name: wordsText.due, without: { ...filter, isDue: false } }] : []),
    ...firmness.map((one) => ({
      name: wordsText.firmness[one],
      without: { ...filter, firmness: toggled(firmnesses, firmness, one) },
    })),
  ]
}

/** Filters that narrow the words down; of one kind any will do, of several each has to. */
function Filters({ filter, fields, withoutMemory, onFilter, ownLists }: Filtering) {
  const { lists, levels, field, firmness, isDue } = filter
  return (
    <>
      <div className={styles.kind}>
        <label htmlFor="konu">{wordsText.field}</label>
        <span className={styles.fields} data-on={field === undefined ? undefined : ''}>
          <select
            id="konu"
            className={styles.chip}
            value={field ?? ''}
            onChange={({ target }) => onFilter({ ...filter, field: target.value || undefined })}
          >
            <option value="">{wordsText.allFields}</option>
            {fields.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </span>
      </div>
      <Kind name={wordsText.list}>
        {collectionNames.map((list) => (
          <Toggle
            key={list}
            isOn={lists.includes(list)}
            onToggle={() => onFilter({ ...filter, lists: toggled(collectionNames, lists, list) })}
          >
            {listText[list].name}
          </Toggle>
        ))}
      </Kind>
      {ownLists.all.size > 0 && (
        <div className={styles.kind}>
          <label htmlFor="listem">{wordsText.ownList}</label>
          <span className={styles.fields} data-on={ownLists.chosen === undefined ? undefined : ''}>
            <select
              id="listem"
              className={styles.chip}
              value={ownLists.chosen ?? ''}
              onChange={({ target }) => ownLists.onChoose(target.value || undefined)}
            >
              <option value="">{wordsText.anyOwnList}</option>
              {[...ownLists.all].map(([id, { name }]) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </span>
        </div>
      )}
      <Kind name={wordsText.level}>
        {cefrLevels.map((level) => (
          <Toggle
            key={level}
            isOn={levels.includes(level)}
            onToggle={() => onFilter({ ...filter, levels: toggled(cefrLevels, levels, level) })}
          >
            {level}
          </Toggle>
        ))}
      </Kind>
      <Kind name={wordsText.memoryFilter}>
        <Toggle
          isOn={isDue}
          unavailable={withoutMemory}
          onToggle={() => onFilter({ ...filter, isDue: !isDue })}
        >
          {wordsText.due}
        </Toggle>
        {firmnesses.map((one) => (
          <Toggle
            key={one}
            isOn={firmness.includes(one)}
            unavailable={withoutMemory}
            onToggle={() => onFilter({ ...filter, firmness: toggled(firmnesses, firmness, one) })}
          >
            {wordsText.firmness[one]}
          </Toggle>
        ))}
      </Kind>
      {!isEverything(filter) && (
        <Button kind="quiet" small className={styles.clear} onClick={() => onFilter(noFilter)}>
          {wordsText.clearFilters}
        </Button>
      )}
    </>
  )
}

function Kind({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  const id = useId()
  return (
    <div className={styles.kind} role="group" aria-labelledby={id}>
      <span id={id}>{name}</span>
      <div className={styles.toggles}>{children}</div>
    </div>
  )
}

function Toggle({
  isOn,
  unavailable,
  onToggle,
  children,
}: {
  readonly isOn: boolean
  readonly unavailable?: string | undefined
  readonly onToggle: () => void
  readonly children: string
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={isOn}
      aria-disabled={unavailable === undefined ? undefined : true}
      title={unavailable}
      onClick={unavailable === undefined ? onToggle : undefined}
    >
      {children}
    </button>
  )
}

/** `chosen` with `one` or without it, in the order of `all`. */
function toggled<Name>(all: readonly Name[], chosen: readonly Name[], one: Name): Name[] {
  return all.filter((name) => chosen.includes(name) !== (name === one))
}
