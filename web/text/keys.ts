/** What the keys of a game do, as the line below a question says it. */
export const keyText = {
  or: ' ya da ',
  pick: 'seç',
  move: 'gez',
  confirm: 'onayla',
  unknown: 'bilmiyorum',
  listen: 'dinle',
  undo: 'geri al',
} as const
