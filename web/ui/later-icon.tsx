import { Drawing } from './icon.tsx'

// What a question shows is in `icon.tsx`: it need not wait for these.
const paths = {
  search: 'M4 10.5a6.5 6.5 0 1013 0 6.5 6.5 0 10-13 0M20 20l-4.7-4.7',
  back: 'M19 12H5M11 6l-6 6 6 6',
  download: 'M12 4v12M7 11l5 5 5-5M4 19h16',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v3a1 1 0 001 1h14a1 1 0 001-1v-3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  link: 'M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.7 19L12 17.7',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  up: 'M6 15l6-6 6 6',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  code: 'M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2v2h-2zM18 14h2M14 20h2M18 18h2v2',
  worksheet: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h6',
  down: 'M6 9l6 6 6-6',
  plus: 'M12 5v14M5 12h14',
  more: 'M5 12a1 1 0 102 0 1 1 0 10-2 0M11 12a1 1 0 102 0 1 1 0 10-2 0M17 12a1 1 0 102 0 1 1 0 10-2 0',
  edit: 'M5 19l1-4.5L16.5 4 20 7.5 9.5 18zM14 6.5l3.5 3.5',
  sort: 'M7 4v16M3.5 8L7 4l3.5 4M17 20V4M13.5 16l3.5 4 3.5-4',
  grip: 'M8.5 6h.01M15.5 6h.01M8.5 12h.01M15.5 12h.01M8.5 18h.01M15.5 18h.01',
} as const

export type LaterIconName = keyof typeof paths

/** As `Icon`, on screens that come after the first question. */
export function LaterIcon({
  name,
  small = false,
}: {
  readonly name: LaterIconName
  readonly small?: boolean
}) {
  return <Drawing path={paths[name]} small={small} />
}
