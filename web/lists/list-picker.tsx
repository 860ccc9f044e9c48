import { useId, useState } from 'react'
import {
  type NewListedWord,
  type OwnList,
  ownWordId,
  senseOfListed,
} from '#domain/lists/own-list.ts'
import { useRecordProblem } from '../storage/record/study.ts'
import { RecordProblem } from '../study/record-problem.tsx'
import { addText, listProblemText, listsText } from '../text/own-lists.ts'
import { IconButton } from '../ui/button.tsx'
import { LaterIcon } from '../ui/later-icon.tsx'
import { LoadingDots } from '../ui/loading-dots.tsx'
import { Note } from '../ui/note.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Tick } from '../ui/tick.tsx'
import { showToast } from '../ui/toast.tsx'
import { ListChoices } from './list-choices.tsx'
import styles from './list-picker.module.css'
import { NameForm } from './name-form.tsx'
import { addWords, createList, type ListProblem, loadLists, useLists } from './own-lists.ts'
import { tellOutcome } from './tell-outcome.ts'

/** What can be added to a list. */
export type Addable =
  | {
      /** One word, by its senses: of several the learner picks which. */
      readonly word: string
      readonly senses: readonly { readonly id: string; readonly meaning: string }[]
      /** The sense that is meant where the learner picks none. */
      readonly sense: string
    }
  | {
      readonly count: number
      /** Their senses; a sentence that says why they do not come. */
      readonly load: () => Promise<readonly string[] | { readonly problem: string }>
    }

/** The sheet that asks for the list that words are added to. */
export function ListPicker({
  words,
  onClose,
}: {
  readonly words: Addable
  readonly onClose: () => void
}) {
  const titleId = useId()
  const [problem, setProblem] = useState<string>()
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set('word' in words ? [words.sense] : []),
  )
  const [isBusy, setBusy] = useState(false)
  const add = async (list: { readonly id: string; readonly name: string }) => {
    if (isBusy) return
    setBusy(true)
    const senses = 'word' in words ? [...picked] : await words.load()
    const failed = 'problem' in senses ? senses.problem : await addSenses(list, senses)
    setBusy(false)
    setProblem(failed)
    if (failed === undefined) onClose()
  }
  const create = async (name: string): Promise<ListProblem | undefined> => {
    const made = await createList(name)
    if (!made.ok) return made.problem
    await add({ id: made.value.value.list, name })
    return undefined
  }
  return (
    <Sheet labelledBy={titleId} onClose={onClose}>
      <div className={styles.picker} aria-busy={isBusy}>
        <div className={styles.head}>
          <h2 id={titleId}>
            {'word' in words ? (
              <>
                <span lang="en">{words.word}</span>: {addText.toWhich}
              </>
            ) : (
              addText.these(words.count)
            )}
          </h2>
          <IconButton icon="close" label={listsText.close} onClick={onClose} />
        </div>
        {problem !== undefined && (
          <Note kind="bad" role="alert">
            {problem}
          </Note>
        )}
        {'word' in words && words.senses.length > 1 && (
          <SensePicker words={words} picked={picked} onPick={setPicked} />
        )}
        <Lists
          senses={'word' in words ? [...picked] : []}
          onPick={(list) => void add(list)}
          onCreate={create}
        />
      </div>
    </Sheet>
  )
}

function SensePicker({
  words,
  picked,
  onPick,
}: {
  readonly words: Extract<Addable, { word: string }>
  readonly picked: ReadonlySet<string>
  readonly onPick: (picked: ReadonlySet<string>) => void
}) {
  const toggle = (id: string) => {
    const next = picked.symmetricDifference(new Set([id]))
    // One at least, or there would be nothing to add.
    if (next.size > 0) onPick(next)
  }
  return (
    <fieldset className={styles.senses}>
      <legend>{addText.which}</legend>
      {words.senses.map(({ id, meaning }) => (
        <Tick key={id} label={meaning} checked={picked.has(id)} onToggle={() => toggle(id)} />
      ))}
    </fieldset>
  )
}

function Lists({
  senses,
  onPick,
  onCreate,
}: {
  readonly senses: readonly string[]
  readonly onPick: (list: OwnList) => void
  readonly onCreate: (name: string) => Promise<ListProblem | undefined>
}) {
  const lists = useLists()
  const problem = useRecordProblem()
  const [isNaming, setNaming] = useState(false)
  if (problem) return <RecordProblem />
  if (lists === 'loading') return <LoadingDots />
  if (lists.length === 0 || isNaming) {
    return (
      <>
        {lists.length === 0 && <p>{addText.noLists}</p>}
        <NameForm
          submit={addText.createAndAdd}
          isFocused
          onName={onCreate}
          {...(lists.length > 0 ? { onCancel: () => setNaming(false) } : {})}
        />
      </>
    )
  }
  return (
    <ListChoices
      lists={lists}
      remarkOf={(list) =>
        hasAll(list, senses) ? addText.isIn : listsText.words(list.words.length)
      }
      onPick={onPick}
    >
      <button type="button" onClick={() => setNaming(true)}>
        <b>
          <LaterIcon name="plus" small /> {listsText.newList}
        </b>
      </button>
    </ListChoices>
  )
}

function hasAll({ words }: OwnList, senses: readonly string[]): boolean {
  if (senses.length === 0) return false
  const there = new Set(words.map(senseOfListed))
  return senses.every((sense) => there.has(sense))
}

/** Adds senses to a list, and says what came of it; or why they could not be added. */
async function addSenses(
  { id, name }: { readonly id: string; readonly name: string },
  senses: readonly string[],
): Promise<string | undefined> {
  const lists = await loadLists()
  const done = lists.ok ? await addWords(id, wordsOf(senses, lists.value)) : lists
  if (!done.ok) return listProblemText[done.problem]
  const { added, already } = done.value.value
  if (added === 0) showToast({ text: addText.already(senses.length, name), icon: 'info' })
  else if (already.length === 0) tellOutcome(done, addText.added(added, name))
  else tellOutcome(done, addText.partly(added, already.length, name))
  return undefined
}

/** The words behind senses: an own word comes into another list as a word of that list. */
function wordsOf(senses: readonly string[], lists: readonly OwnList[]): NewListedWord[] {
  const hasOwn = senses.some((sense) => ownWordId(sense) !== undefined)
  const own = new Map(
    (hasOwn ? lists : []).flatMap(({ words }) =>
      words.map((word) => [senseOfListed(word), word.own] as const),
    ),
  )
  return senses.map((sense) => {
    const word = own.get(sense)
    return word ? { own: word } : { sense }
  })
}
