import styles from './step-bar.module.css'

/** A thin bar that says how far something is; what it says stands in words beside it. */
export function StepBar({ value, max }: { readonly value: number; readonly max: number }) {
  return <progress className={styles.bar} value={value} max={max} aria-hidden="true" />
}
