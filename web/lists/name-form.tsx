import { type FormEvent, useState } from 'react'
import { listProblemText, listsText } from '../text/own-lists.ts'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import styles from './name-form.module.css'
import type { ListProblem } from './own-lists.ts'

/**
 * The name of a list, to be given or changed.
 *
 * @param onName tells why the name was not taken; what was typed then stays.
 */
export function NameForm({
  name = '',
  submit,
  isFocused = false,
  onName,
  onCancel,
}: {
  readonly name?: string
  readonly submit: string
  /** Whether the field has the focus from the start: where the form was asked for. */
  readonly isFocused?: boolean
  readonly onName: (name: string) => Promise<ListProblem | undefined>
  readonly onCancel?: () => void
}) {
  const [typed, setTyped] = useState(name)
  const [problem, setProblem] = useState<ListProblem>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setProblem(await onName(typed))
    setBusy(false)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <TextField
        label={listsText.name}
        hint={name === '' ? listsText.nameHint : undefined}
        error={problem && listProblemText[problem]}
        value={typed}
        autoComplete="off"
        autoFocus={isFocused}
        onChange={({ target }) => {
          setTyped(target.value)
          setProblem(undefined)
        }}
      />
      <div className="row">
        <Button kind="primary" small type="submit" aria-busy={isBusy}>
          {submit}
        </Button>
        {onCancel && (
          <Button kind="quiet" small onClick={onCancel}>
            {listsText.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
