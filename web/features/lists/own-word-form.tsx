import { type FormEvent, useState } from 'react'
import type { OwnWord } from '#domain/lists/own-list.ts'
import { type TypedProblems, typedOf, typedWord } from '#domain/lists/typed-word.ts'
import { ownListText } from '../../text/own-lists.ts'
import { Button } from '../../ui/button.tsx'
import { OwnWordFields } from './own-word-fields.tsx'
import styles from './own-word-form.module.css'

/** An own word to be changed; what a machine has translated, to be confirmed. */
export function OwnWordForm({
  own,
  onSave,
}: {
  readonly own: OwnWord
  readonly onSave: (own: OwnWord) => void
}) {
  const [typed, setTyped] = useState(() => typedOf(own))
  const [problems, setProblems] = useState<TypedProblems>({})
  const { partOfSpeech, isMachineMade, ...rest } = own
  const kind = partOfSpeech ? { partOfSpeech } : {}
  const save = (event: FormEvent) => {
    event.preventDefault()
    const read = typedWord(typed)
    if (read.ok) onSave({ ...read.value, ...kind })
    else setProblems(read.problem)
  }
  return (
    <form className={styles.form} onSubmit={save} noValidate>
      <OwnWordFields
        typed={typed}
        problems={problems}
        onType={(next) => {
          setTyped(next)
          setProblems({})
        }}
      />
      <div className="row">
        <Button kind="primary" small type="submit">
          {ownListText.save}
        </Button>
        {isMachineMade && (
          <Button kind="secondary" small onClick={() => onSave({ ...rest, ...kind })}>
            {ownListText.confirm}
          </Button>
        )}
      </div>
    </form>
  )
}
