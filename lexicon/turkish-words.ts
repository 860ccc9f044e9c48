/** Lower case as Turkish has it (I → ı, İ → i), in the composed form that all our texts have. */
export function turkishLower(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('tr')
}

/** The words of a Turkish text in lower case. */
export function turkishWords(text: string): string[] {
  return turkishLower(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Whether a phrase stands in a text, all its words whole and side by side. */
export function hasTurkishPhrase(text: string, phrase: string): boolean {
  return ` ${turkishWords(text).join(' ')} `.includes(` ${turkishWords(phrase).join(' ')} `)
}

/** Whether a gloss is the name of an action as dictionaries have it: *gelmek*, *yola çıkmak*. */
export function isInfinitive(gloss: string): boolean {
  const last = turkishWords(gloss).at(-1) ?? ''
  return /\p{L}m[ae]k$/u.test(last) && !nounsInMek.has(last)
}

// *yemek* and *ekmek* are actions as well.
const nounsInMek = new Set('basamak parmak çakmak ırmak kaymak damak tokmak emek'.split(' '))
