import styles from './switch.module.css'

/** A setting that is on or off; what it does stands in the elements named by the two ids. */
export function Switch({
  checked,
  onChange,
  labelledBy,
  describedBy,
}: {
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
  readonly labelledBy: string
  readonly describedBy?: string
}) {
  return (
    <span className={styles.switch}>
      <input
        type="checkbox"
        checked={checked}
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.track} />
    </span>
  )
}
