import { encode } from 'uqr'

/** Around a code, so many of its squares stay white: the standard asks for them (ISO 18004). */
const quietZone = 4

/** A QR code as a drawing of dark squares, each of one unit, on white. */
export type LinkCode = {
  /** How many squares it is wide and high, with the white around it. */
  readonly size: number
  readonly path: string
}

/** The QR code of a link. */
export function linkCode(link: string): LinkCode {
  const { data, size } = encode(link, { border: quietZone })
  return { size, path: squares(data) }
}

/** The dark squares as one drawing, those beside each other in one stroke. */
function squares(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return []
        const end = row.indexOf(false, x)
        return [`M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`]
      }),
    )
    .join('')
}
