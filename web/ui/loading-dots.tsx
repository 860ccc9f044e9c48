import styles from './loading-dots.module.css'

/** Three dots that rise in turn. What is being waited for stands in a text beside them. */
export function LoadingDots() {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      <i />
      <i />
    </span>
  )
}
