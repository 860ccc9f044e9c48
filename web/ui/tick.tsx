import { useEffect, useRef } from 'react'
import { Icon } from './icon.tsx'
import styles from './tick.module.css'

/**
 * A box to tick.
 *
 * @param name what it is called where no label is shown.
 * @param onToggle is told whether the shift key was held.
 */
export function Tick({
  checked,
  name,
  label,
  tabIndex,
  onToggle,
}: {
  /** `some` where it stands for several things of which not all are ticked. */
  readonly checked: boolean | 'some'
  readonly name?: string
  readonly label?: string
  readonly tabIndex?: number
  readonly onToggle: (isThrough: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = checked === 'some'
  }, [checked])
  return (
    <label className={styles.tick} data-named={label === undefined ? undefined : ''}>
      <input
        ref={box}
        type="checkbox"
        aria-label={name}
        checked={checked === true}
        tabIndex={tabIndex}
        // Told by the click, which knows of the shift key.
        onChange={() => undefined}
        onClick={({ shiftKey }) => onToggle(shiftKey)}
      />
      <span className={styles.box}>
        <Icon name="check" small />
      </span>
      {label}
    </label>
  )
}
