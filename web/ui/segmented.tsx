import { useId } from 'react'
import styles from './segmented.module.css'

export type Choice<Value> = {
  readonly value: Value
  readonly label: string
  /** The name for those who do not see the label, where it is only a sign. */
  readonly name?: string
}

/** A choice of one of a few values, all of them in sight. */
export function Segmented<Value extends string | number>({
  label,
  isLabelShown = true,
  choices,
  value,
  onChange,
}: {
  readonly label: string
  /** Whether the label is also for those who see where the choice stands. */
  readonly isLabelShown?: boolean
  readonly choices: readonly Choice<Value>[]
  readonly value: Value
  readonly onChange: (value: Value) => void
}) {
  const id = useId()
  return (
    <div className={styles.line}>
      <span className={isLabelShown ? styles.label : 'sr'} id={id}>
        {label}
      </span>
      <div className={styles.choices} role="radiogroup" aria-labelledby={id}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              name={id}
              checked={choice.value === value}
              aria-label={choice.name}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </div>
  )
}
