import { type RefObject, useId } from 'react'
import { questionText } from '../text/question.ts'
import styles from './meaning-field.module.css'

/** The field in which the Turkish meaning of a word is typed. */
export function MeaningField({
  ref,
  value,
  onChange,
}: {
  readonly ref: RefObject<HTMLInputElement | null>
  readonly value: string
  readonly onChange: (value: string) => void
}) {
  const id = useId()
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {questionText.typeMeaning}
      </label>
      <input
        ref={ref}
        id={id}
        className={styles.input}
        value={value}
        maxLength={80}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="done"
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  )
}
