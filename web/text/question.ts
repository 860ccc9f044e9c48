/** What every run says of its questions, in Öğren, Tekrar and Tarama. */
export const questionText = {
  pause: 'Ara ver',
  newWord: 'Yeni kelime',
  again: 'Bir daha bak',
  understood: 'Anladım',
  known: 'Bunu biliyorum',
  typeMeaning: 'Türkçesini yaz',
  showInstead: 'Yazmadan yanıtı göster',
  check: 'Denetle',
  unknown: 'Bilmiyorum',
  next: 'Sonraki',
  typed: (text: string) => `Yazdığın: ${text}`,
  right: 'Doğru.',
  slip: (gloss: string) => `Doğru sayıldı. Yazımı: ${gloss}.`,
  alsoRight: (partOfSpeech: string, gloss: string) =>
    `Bu da doğru; burada ${partOfSpeech}: ${gloss}`,
  wrong: 'Bu kez olmadı. Anlamı:',
  overrule: 'Bence doğruydu',
  overruled: 'Doğru sayıldı',
  how: 'Nasıl hatırladın?',
  grades: { again: 'Bilemedim', hard: 'Zorlandım', good: 'Bildim', easy: 'Çok kolay' },
  senses: (count: number) => `${count} anlam`,
  undo: 'Geri al',
  undone: 'Geri alındı',
} as const

/** What the keys do that a game does not have. */
export const lessonKeyText = {
  space: 'Boşluk',
  next: 'sonraki',
  understood: 'anladım',
  known: 'biliyorum',
  show: 'yanıtı göster',
  grade: 'değerlendir',
  good: 'bildim',
  claimUnknown: 'bilmiyorum',
  claimKnown: 'biliyorum',
} as const
