import styles from './icon.module.css'

/** Outlines on a field of 24 by 24, drawn with a stroke of 2. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7v8a1 1 0 01-1 1h-5v-6h-4v6H5a1 1 0 01-1-1z',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
  info: 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 11v5M12 7.6h.01',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  settings:
    'M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M6 17a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12H9',
  next: 'M5 12h14M13 6l6 6-6 6',
  again: 'M4 11a8 8 0 0114-4.5L20 9M20 4v5h-5M20 13a8 8 0 01-14 4.5L4 15M4 20v-5h5',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  list: 'M10 6h10M10 12h10M10 18h10M4 6a1 1 0 102 0 1 1 0 10-2 0M4 12a1 1 0 102 0 1 1 0 10-2 0M4 18a1 1 0 102 0 1 1 0 10-2 0',
  chart: 'M5 20v-6M12 20V5M19 20v-9',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.6h.01',
  clock: 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 7v5l3.5 2',
  offline:
    'M3 3l18 18M8 6.5A9 9 0 0121 11M5 9a12 12 0 00-2 2M6.5 14a8 8 0 014-2.3M16 14.5l1.5 1M12 19h.01',
} as const

export type IconName = keyof typeof paths

/** A drawing without a name of its own: what it means stands in the text beside it. */
export function Icon({
  name,
  small = false,
}: {
  readonly name: IconName
  readonly small?: boolean
}) {
  return <Drawing path={paths[name]} small={small} />
}

/** A drawing by its path: for those that only later screens show, and bring with them. */
export function Drawing({
  path,
  small = false,
}: {
  readonly path: string
  readonly small?: boolean
}) {
  return (
    <svg
      className={styles.icon}
      data-size={small ? 'small' : undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
