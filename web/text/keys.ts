/** What keys do, as the line below a question says it. */
export const keyText = {
  or: ' ya da ',
  space: 'Boşluk',
  pick: 'seç',
  move: 'gez',
  confirm: 'onayla',
  unknown: 'bilmiyorum',
  next: 'sonraki',
  listen: 'dinle',
  undo: 'geri al',
  understood: 'anladım',
  known: 'biliyorum',
  show: 'yanıtı göster',
  grade: 'değerlendir',
  good: 'bildim',
  claimUnknown: 'bilmiyorum',
  claimKnown: 'biliyorum',
} as const
