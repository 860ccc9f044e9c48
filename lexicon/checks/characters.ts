import { type Check, problem } from './finding.ts'

const allowed = /^[\p{Script=Latin}\p{N} .,;:!?'%&/+…–-]*$/u
// Pronunciation has an alphabet and a check of its own.
const leftOut = new Set(['ipa', 'cefr'])

export const characters: Check = {
  name: 'characters',
  sentence: 'All texts are of letters, digits and plain marks, each letter in one piece.',
  *find({ words }) {
    for (const { file, headword } of words)
      for (const text of textsIn(headword)) {
        if (text.normalize('NFC') !== text)
          yield problem(file, undefined, `"${text}" has a letter in two pieces`, 'type it anew')
        else if (!allowed.test(text)) {
          const odd = [...text].filter((character) => !allowed.test(character))
          yield problem(
            file,
            undefined,
            `"${text}" has ${odd.map((character) => `"${character}"`).join(' ')}`,
            "use plain marks: ' for an apostrophe, - for a hyphen, no quotes and brackets",
          )
        }
        if (/^\s|\s$| {2}/.test(text))
          yield problem(file, undefined, `"${text}" has a space too many`, 'take it out')
      }
  },
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (leftOut.has(key) ? [] : textsIn(inner)))
}
