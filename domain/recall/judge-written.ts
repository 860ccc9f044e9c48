import { editDistance } from '../text/edit-distance.ts'
import { lettersOf } from '../text/letters.ts'

/** How typed English stands to the word asked for. */
export type WrittenVerdict =
  | { readonly kind: 'right' }
  /** Right but for a slip of the pen; as it is spelled. */
  | { readonly kind: 'slip'; readonly spelling: string }
  /** Another word of the same meaning: true, and not the one asked for. */
  | { readonly kind: 'synonym' }
  /** Another English word, with its Turkish. */
  | { readonly kind: 'other-word'; readonly word: string; readonly gloss: string }
  | { readonly kind: 'wrong' }

/** What typed English is judged by. */
export type WrittenKey = {
  /** How the word is spelled: here, in Britain, and in the form that a sentence needs. */
  readonly spellings: readonly [string, ...string[]]
  /** Words that mean the same. */
  readonly synonyms: readonly string[]
  /** The word that a text is, or is a form of, with its Turkish; `undefined` where it is none. */
  readonly wordOf: (text: string) => { readonly word: string; readonly gloss: string } | undefined
}

// Of a shorter word, another letter makes too much else.
const shortestSlipped = 4

/**
 * Judges typed English. Case, signs and spaces between words are forgiven, what stands for the object
 * of a phrasal verb, and one letter that is wrong, missing, added or swapped with its neighbor from
 * four letters on, unless that makes another word. A form of the word itself is the word.
 */
export function judgeWritten(text: string, key: WrittenKey): WrittenVerdict {
  const typed = lettersOf(text, 'en')
  if (typed === '') return { kind: 'wrong' }
  const spellings = key.spellings.map((spelling) => ({
    spelling,
    letters: lettersOf(spelling, 'en'),
  }))
  const isRight = ({ letters }: { readonly letters: string }) =>
    joined(letters) === joined(typed) || isWithObject(typed, letters)
  if (spellings.some(isRight)) return { kind: 'right' }
  const [asked] = key.spellings
  const found = key.wordOf(typed)
  if (found?.word === asked) return { kind: 'slip', spelling: asked }
  if (key.synonyms.some((synonym) => lettersOf(synonym, 'en') === typed)) return { kind: 'synonym' }
  if (found) return { kind: 'other-word', ...found }
  const near = spellings.find(({ letters }) => isSlip(typed, letters))
  return near ? { kind: 'slip', spelling: near.spelling } : { kind: 'wrong' }
}

/**
 * Whether `typed` is a word of several parts, with *to* before it or with what stands for its object:
 * *to give something up*, *look after sb*; and *do your best* is *do one's best*.
 */
function isWithObject(typed: string, letters: string): boolean {
  if (!letters.includes(' ')) return false
  const isAnyones = letters.split(' ').some((word) => anyones.has(word))
  const bare = (text: string) =>
    text
      .replace(/^to /, '')
      .split(' ')
      // What comes first is no object: *someone else*.
      .filter((word, place) => place === 0 || !objects.has(word))
      .map((word) => (isAnyones && possessives.has(word) ? 'ones' : word))
      .join(' ')
  return bare(typed) === bare(letters)
}

const objects = new Set('sth sb smth smb something someone somebody'.split(' '))
const anyones = new Set('ones someones somebodys'.split(' '))
const possessives = new Set([...anyones, ...'my your his her its our their'.split(' ')])

// *ice cream*, *ice-cream* and *icecream* are one word to whoever hears it.
function joined(letters: string): string {
  return letters.replaceAll(' ', '')
}

function isSlip(typed: string, letters: string): boolean {
  return letters.length >= shortestSlipped && editDistance(typed, letters, 1) !== undefined
}
