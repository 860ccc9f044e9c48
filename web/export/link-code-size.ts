// The most letters of a link of which a code can still be read from the board, or off paper: version 30
// of 40.
const mostCodeLetters = 1732

/** Whether the code of `link` would not be too dense for a camera. */
export function fitsIntoCode(link: string): boolean {
  return link.length <= mostCodeLetters
}
