import { Drawing } from './icon.tsx'

// What a question shows is in `icon.tsx`: it need not wait for these.
const paths = {
  download: 'M12 4v12M7 11l5 5 5-5M4 19h16',
  upload: 'M12 16V4M7 9l5-5 5 5M4 16v3a1 1 0 001 1h14a1 1 0 001-1v-3',
  trash: 'M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13',
  link: 'M10 14a4 4 0 005.7 0l3.3-3.3a4 4 0 00-5.7-5.7L12 6.3M14 10a4 4 0 00-5.7 0L5 13.3A4 4 0 0010.7 19L12 17.7',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  up: 'M6 15l6-6 6 6',
} as const

/** As `Icon`, on screens that come after the first question. */
export function LaterIcon({
  name,
  small = false,
}: {
  readonly name: keyof typeof paths
  readonly small?: boolean
}) {
  return <Drawing path={paths[name]} small={small} />
}
