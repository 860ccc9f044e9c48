import styles from './icon.module.css'

/** Outlines on a field of 24 by 24, drawn with a stroke of 2. */
const paths = {
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6L6 18',
  home: 'M4 11l8-7 8 7v8a1 1 0 01-1 1h-5v-6h-4v6H5a1 1 0 01-1-1z',
  book: 'M12 6.5C10 5 7 4.5 3.5 5v13.5C7 18 10 18.5 12 20c2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zM12 6.5V20',
  search: 'M4 10.5a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M20 20l-4.7-4.7',
  info: 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 11v5M12 7.6h.01',
  mail: 'M3.5 6h17v12h-17zM4 7l8 6 8-6',
  settings:
    'M4 7h9M18 7h2M4 17h2M11 17h9M13 7a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0M6 17a2.5 2.5 0 105 0 2.5 2.5 0 10-5 0',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  cross: 'M6 6l12 12M18 6L6 18',
  undo: 'M8 5L4 9l4 4M4 9h10a6 6 0 010 12H9',
  next: 'M5 12h14M13 6l6 6-6 6',
  back: 'M19 12H5M11 6l-6 6 6 6',
  again: 'M4 11a8 8 0 0114-4.5L20 9M20 4v5h-5M20 13a8 8 0 01-14 4.5L4 15M4 20v-5h5',
  speaker: 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5zM15.5 9a4 4 0 010 6M18 6.5a8 8 0 010 11',
  chart: 'M5 20v-6M12 20V5M19 20v-9',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  download: 'M12 4v12M7 11l5 5 5-5M4 19h16',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v3a1 1 0 001 1h14a1 1 0 001-1v-3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  warning: 'M12 4L2.8 20h18.4zM12 10v5M12 17.6h.01',
  clock: 'M3 12a9 9 0 1018 0 9 9 0 10-18 0M12 7v5l3.5 2',
  link: 'M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.7 19L12 17.7',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 20h2M18 18h2v2',
  worksheet: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  filter: 'M4 7h16M7 12h10M10 17h4',
  up: 'M6 15l6-6 6 6',
  down: 'M6 9l6 6 6-6',
  list: 'M10 6h10M10 12h10M10 18h10M4 6a1 1 0 102 0 1 1 0 10-2 0M4 12a1 1 0 102 0 1 1 0 10-2 0M4 18a1 1 0 102 0 1 1 0 10-2 0',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12a1 1 0 102 0 1 1 0 10-2 0M11 12a1 1 0 102 0 1 1 0 10-2 0M17 12a1 1 0 102 0 1 1 0 10-2 0',
  edit: 'M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5',
  sort: 'M7 4v16M3.5 8L7 4l3.5 4M17 20V4M13.5 16l3.5 4 3.5-4',
  grip: 'M8.5 6h.01M15.5 6h.01M8.5 12h.01M15.5 12h.01M8.5 18h.01M15.5 18h.01',
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
  return (
    <svg
      className={styles.icon}
      data-size={small ? 'small' : undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </svg>
  )
}
