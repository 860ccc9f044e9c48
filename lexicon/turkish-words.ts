/** Lower case as Turkish has it (I → ı, İ → i), in the composed form that all our texts have. */
export function turkishLower(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('tr')
}

/** The words of a Turkish text in lower case. */
export function turkishWords(text: string): string[] {
  return turkishLower(text).match(/[\p{L}\p{N}]+/gu) ?? []
}
