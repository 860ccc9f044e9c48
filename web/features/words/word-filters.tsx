import { useEffect, useRef } from 'react'
import { firmnesses } from '#domain/record/memory.ts'
import { isEverything, noFilter, type WordFilter } from '#domain/search/word-filter.ts'
import { cefrLevels, listNames } from '#domain/words/entry.ts'
import { listText } from '../../text/lists.ts'
import { wordsText } from '../../text/words.ts'
import styles from './word-filters.module.css'

// What stays free beside the first toggle in sight.
const edge = 16

/** Toggles that narrow the words down; of one kind any will do, of several each has to. */
export function WordFilters({
  filter,
  fields,
  withoutMemory,
  onFilter,
}: {
  readonly filter: WordFilter
  /** In the order in which they are shown. */
  readonly fields: readonly { readonly id: string; readonly name: string }[]
  /** Why words cannot be told apart by memory; `undefined` where they can. */
  readonly withoutMemory: string | undefined
  readonly onFilter: (filter: WordFilter) => void
}) {
  const { lists, levels, field, firmness, isDue } = filter
  const row = useRef<HTMLDivElement>(null)
  const isComplete = fields.length > 0
  useEffect(() => {
    // A link may have chosen what stands out of sight, where the row is scrolled on a phone.
    const first = row.current?.querySelector<HTMLElement>('[aria-pressed=true], [data-on]')
    if (isComplete && first) row.current?.scrollTo({ left: first.offsetLeft - edge })
  }, [isComplete])
  return (
    <div ref={row} className={styles.filters}>
      <div className={styles.chips} role="group" aria-label={wordsText.filters}>
        <Chip isOn={isEverything(filter)} onToggle={() => onFilter(noFilter)}>
          {wordsText.all}
        </Chip>
        {listNames.map((list) => (
          <Chip
            key={list}
            isOn={lists.includes(list)}
            onToggle={() => onFilter({ ...filter, lists: toggled(listNames, lists, list) })}
          >
            {listText[list].name}
          </Chip>
        ))}
        {cefrLevels.map((level) => (
          <Chip
            key={level}
            isOn={levels.includes(level)}
            onToggle={() => onFilter({ ...filter, levels: toggled(cefrLevels, levels, level) })}
          >
            {level}
          </Chip>
        ))}
        <Chip
          isOn={isDue}
          unavailable={withoutMemory}
          onToggle={() => onFilter({ ...filter, isDue: !isDue })}
        >
          {wordsText.due}
        </Chip>
        {firmnesses.map((one) => (
          <Chip
            key={one}
            isOn={firmness.includes(one)}
            unavailable={withoutMemory}
            onToggle={() => onFilter({ ...filter, firmness: toggled(firmnesses, firmness, one) })}
          >
            {wordsText.firmness[one]}
          </Chip>
        ))}
      </div>
      <span className={styles.fields} data-on={field === undefined ? undefined : ''}>
        <select
          className={styles.chip}
          aria-label={wordsText.field}
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
  )
}

function Chip({
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
