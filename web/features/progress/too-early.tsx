import styles from './too-early.module.css'

/** What stands in the place of a chart for which there is too little yet. */
export function TooEarly({ heading, hint }: { readonly heading: string; readonly hint: string }) {
  return (
    <div className={styles.early}>
      <h3>{heading}</h3>
      <p>{hint}</p>
    </div>
  )
}
