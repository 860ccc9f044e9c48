import styles from './level-dots.module.css'

/** A level as dots: one is easy, three is hard. The name of the level stands beside them. */
export function LevelDots({ count }: { readonly count: 1 | 3 }) {
  return (
    <span className={styles.dots} aria-hidden="true">
      <i />
      {count === 3 && (
        <>
          <i />
          <i />
        </>
      )}
    </span>
  )
}
