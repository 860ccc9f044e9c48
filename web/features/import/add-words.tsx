import { useEffect, useId, useRef, useState } from 'react'
import { listAddress } from '#contract/addresses.ts'
import type { JudgedRow } from '#domain/import/judge-row.ts'
import { type ListProblem, useLists } from '../../lists/own-lists.ts'
import { importText } from '../../text/import.ts'
import { listProblemText, listsText } from '../../text/own-lists.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { goTo } from '../../ui/history-note.ts'
import { Note } from '../../ui/note.tsx'
import { Switch } from '../../ui/switch.tsx'
import { showToast } from '../../ui/toast.tsx'
import { addToList } from './add-to-list.ts'
import styles from './import.module.css'
import { TaskProgress } from './task-progress.tsx'
import type { Found } from './use-import-words.ts'
import type { Plan } from './use-plan.ts'

/** Which list the words go to, and *Ekle*: only now is anything stored. */
export function AddWords({
  found,
  words,
  plan,
  isJudging,
  takesMemory,
  onTakeMemory,
  onList,
  onCancel,
  onAdded,
}: {
  readonly found: Found
  readonly words: readonly JudgedRow[]
  readonly plan: Plan
  readonly isJudging: boolean
  readonly takesMemory: boolean
  readonly onTakeMemory: (isWanted: boolean) => void
  readonly onList: (list: string | undefined) => void
  readonly onCancel: () => void
  readonly onAdded: () => void
}) {
  const id = useId()
  const lists = useLists()
  const [name, setName] = useState(listNameOf(found.name))
  const [problem, setProblem] = useState<ListProblem>()
  // The share of them that is added, while they are.
  const [share, setShare] = useState<number>()
  const adding = useRef<AbortController>(undefined)
  // Whoever leaves while they are added has thought better of it.
  useEffect(() => () => adding.current?.abort(), [])
  const known = lists === 'loading' ? [] : lists
  const list = known.find((one) => one.id === found.list)
  const remembered = words.filter(({ memory }) => memory).length

  const add = async () => {
    setProblem(undefined)
    setShare(0)
    const controller = new AbortController()
    adding.current = controller
    const pace = { onShare: setShare, signal: controller.signal }
    const added = await addToList(list ?? name, words, plan.wordOf, takesMemory, pace)
    adding.current = undefined
    setShare(undefined)
    if (!added.ok) {
      if (added.problem === 'cancelled') showToast({ text: importText.cancelled })
      else setProblem(added.problem)
      return
    }
    onAdded()
    // In the place of what was read: Back from the list leads to the choice of a source.
    goTo(listAddress(added.value), { replace: true })
  }
  const isAdding = share !== undefined
  const busy = isAdding ? importText.adding : isJudging ? importText.judging : undefined
  const unavailable = words.length === 0 ? importText.nothingToAdd : busy
  return (
    <section className={styles.tile} aria-labelledby={`${id}-baslik`}>
      <h2 id={`${id}-baslik`}>{importText.target}</h2>
      {known.length > 0 && (
        <select
          className={styles.select}
          aria-label={importText.target}
          value={list?.id ?? ''}
          onChange={({ target }) => onList(target.value || undefined)}
        >
          <option value="">{listsText.newList}</option>
          {known.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      )}
      {!list && (
        <TextField
          label={listsText.name}
          value={name}
          maxLength={100}
          error={name.trim() === '' ? importText.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      {remembered > 0 && (
        <div className={styles.head}>
          <div>
            <p id={`${id}-bellek`}>{importText.memory(remembered)}</p>
            <p className="small muted" id={`${id}-bellek-aciklama`}>
              {importText.memoryHint}
            </p>
          </div>
          <Switch
            checked={takesMemory}
            onChange={onTakeMemory}
            labelledBy={`${id}-bellek`}
            describedBy={`${id}-bellek-aciklama`}
          />
        </div>
      )}
      {problem && (
        <Note kind="bad" role="alert">
          {listProblemText[problem]}
        </Note>
      )}
      <div className="row">
        <Button
          kind="primary"
          aria-busy={isAdding}
          unavailable={unavailable}
          onClick={() => void add()}
        >
          {importText.addWords(words.length)}
        </Button>
        <Button kind="quiet" onClick={isAdding ? () => adding.current?.abort() : onCancel}>
          {isAdding ? importText.cancel : importText.giveUp}
        </Button>
      </div>
      {isAdding && <TaskProgress says={importText.adding} share={share} />}
      <p className="small muted">{importText.left}</p>
    </section>
  )
}

/** What a list of what a file holds would be called: as the file is. */
function listNameOf(name: string): string {
  return name
    .replace(/\.[a-z0-9]{1,8}$/i, '')
    .replace(/[_-]+/g, ' ')
    .trim()
    .slice(0, 100)
}
