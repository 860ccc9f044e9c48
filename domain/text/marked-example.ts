import { withoutInfinitive } from './turkish-text.ts'

/** A piece of a sentence; `isMarked` where it is the word that the sentence is an example of. */
export type ExamplePart = { readonly text: string; readonly isMarked: boolean }

/**
 * `sentence` cut where one of `words` stands in it, also with an ending or a changed last letter
 * (*terk etmek* → *terk etti*, *kitap* → *kitabı*, *gather* → *gathered*).
 *
 * The first of `words` that is found is marked, once; where none is, the sentence stays whole. An
 * English word of several parts may have its object after the first: *gave* it *up*.
 *
 * @param language of the sentence, whose rules decide what the same letter is (I is ı or i).
 */
export function markedExample(
  sentence: string,
  words: readonly string[],
  language: 'en' | 'tr',
): ExamplePart[] {
  for (const word of words) {
    const found = findWord(sentence, word, language)
    if (found.length > 0) return cut(sentence, found)
  }
  return [{ text: sentence, isMarked: false }]
}

/** Where a piece that is marked begins in its sentence, and ends. */
type Stretch = readonly [from: number, to: number]

function cut(sentence: string, marked: readonly Stretch[]): ExamplePart[] {
  const ends = marked.map(([, to]) => to)
  return marked
    .flatMap(([from, to], at) => [
      { text: sentence.slice(ends[at - 1] ?? 0, from), isMarked: false },
      { text: sentence.slice(from, to), isMarked: true },
    ])
    .concat({ text: sentence.slice(ends.at(-1)), isMarked: false })
    .filter(({ text }) => text !== '')
}

// They stand for any word: *make up one's mind* is *made up her mind*.
const placeholders = new Set(["one's", "someone's", 'someone', 'something'])

type Spoken = { readonly text: string; readonly from: number; readonly to: number }

// So many words may stand between the pieces of a phrasal verb: *turn the old radio off*.
const furthestApart = 4

function findWord(sentence: string, word: string, language: 'en' | 'tr'): Stretch[] {
  const spoken = [...sentence.matchAll(/[\p{L}’']+/gu)].map(
    ({ 0: text, index: from }): Spoken => ({
      text: text.toLocaleLowerCase(language),
      from,
      to: from + text.length,
    }),
  )
  const [first = '', ...rest] = word.toLocaleLowerCase(language).split(' ')
  const begins = ({ text }: Spoken, part = '') =>
    stemsOf(part, language).some((stem) => text.startsWith(stem))
  const mostApart = language === 'en' && rest.length > 0 ? furthestApart : 0
  for (let apart = 0; apart <= mostApart; apart += 1) {
    for (const [at, verb] of spoken.entries()) {
      const run = spoken.slice(at + apart + 1, at + apart + 1 + rest.length)
      // What stands by itself is not inflected.
      const fits = (one: Spoken, place: number) =>
        placeholders.has(rest[place] ?? '') ||
        (apart === 0 ? begins(one, rest[place]) : one.text === rest[place])
      if (!begins(verb, first) || run.length < rest.length || !run.every(fits)) continue
      const { to } = run.at(-1) ?? verb
      const [next = verb] = run
      const isTorn = apart > 0 && /[.?!;:]/.test(sentence.slice(verb.to, next.from))
      if (isTorn || (apart > 0 && !isForm(verb.text, first))) continue
      return apart === 0
        ? [[verb.from, to]]
        : [
            [verb.from, verb.to],
            [next.from, to],
          ]
    }
  }
  return []
}

/** Whether an English text is a word or, by its ending, a form of it: *going* of *go*, not *good*. */
function isForm(text: string, word: string): boolean {
  return [...stemsOf(word, 'en'), word.replace(/e$/, '')].some(
    (stem) =>
      text.startsWith(stem) && /^(?:\p{L}?(?:ed|ing)|e?s|d)?$/u.test(text.slice(stem.length)),
  )
}

// How a word can begin whatever its ending: an infinitive without its ending, a Turkish noun
// without a last letter that softens, an English word whose last e or y gives way to an i.
function stemsOf(word: string, language: 'en' | 'tr'): string[] {
  if (language === 'en') return [word, word.replace(/[ey]$/, 'i')]
  const base = withoutInfinitive(word)
  return [base.length > 3 ? base.replace(/[pçtk]$/, '') : base]
}
