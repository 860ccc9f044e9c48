/** The language whose rules a text is put into small letters by. */
export type TextLanguage = 'en' | 'tr'

/**
 * The words of a text in small letters, a space between them: English *TITLE* is *title*, Turkish
 * *IŞIK* is *ışık*. Apostrophes leave no gap (*o'clock* is one word), all other signs part words.
 */
export function lettersOf(text: string, language: TextLanguage): string {
  if (smallLetters.test(text)) return text
  const small = language === 'tr' ? text.toLocaleLowerCase('tr') : text.toLowerCase()
  // İ in small English letters is an i under a dot of its own.
  const composed = small.normalize('NFC').replaceAll('\u0307', '')
  const words = composed.replace(/['’ʼ]/g, '').match(/[\p{L}\p{N}]+/gu)
  return (words ?? []).join(' ')
}

// What is of small letters already, in both languages, as most texts of lists are: many times faster.
const smallLetters = /^[a-zçğıöşü]+(?: [a-zçğıöşü]+)*$/

/**
 * `letters` without their marks, one letter for each: *ışık* and *isik* are then the same, whatever
 * language they were put into small letters by.
 */
export function withoutMarks(letters: string): string {
  return letters.replace(/[^\0-\x7f]/g, bareLetter)
}

const bareLetters = new Map([['ı', 'i']])

function bareLetter(letter: string): string {
  const known = bareLetters.get(letter)
  if (known !== undefined) return known
  const bare = letter.normalize('NFD').charAt(0)
  bareLetters.set(letter, bare)
  return bare
}

/** The letters a–z that stand in a text without marks, a bit for each. */
export function letterSet(bare: string): number {
  let set = 0
  for (let at = 0; at < bare.length; at += 1) {
    const letter = bare.charCodeAt(at) - 97
    if (letter >= 0 && letter < 26) set |= 1 << letter
  }
  return set
}
