import { importText } from '../../text/import.ts'
import styles from './import.module.css'

/** How far something is, by its share, 0 to 1; heard every quarter. */
export function TaskProgress({ says, share }: { readonly says: string; readonly share: number }) {
  const hundredths = Math.floor(share * 100)
  const quarter = Math.floor(hundredths / 25) * 25
  return (
    <>
      <progress className={styles.progress} value={hundredths} max={100} aria-label={says} />
      <p className="sr" role="status">
        {says} {importText.share(quarter)}
      </p>
    </>
  )
}
