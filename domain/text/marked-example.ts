import { withoutInfinitive } from './turkish-text.ts'

/** A piece of a sentence; `isMarked` where it is the word that the sentence is an example of. */
export type ExamplePart = { readonly text: string; readonly isMarked: boolean }

/**
 * `sentence` cut where one of `words` stands in it, also with an ending or a changed last letter
 * (*terk etmek* → *terk etti*, *kitap* → *kitabı*, *gather* → *gathered*).
 *
 * The first of `words` that is found is marked, once; where none is, the sentence stays whole.
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
    if (!found) continue
    const [from, to] = found
    return [
      { text: sentence.slice(0, from), isMarked: false },
      { text: sentence.slice(from, to), isMarked: true },
      { text: sentence.slice(to), isMarked: false },
    ].filter(({ text }) => text !== '')
  }
  return [{ text: sentence, isMarked: false }]
}

function findWord(
  sentence: string,
  word: string,
  language: 'en' | 'tr',
): [number, number] | undefined {
  const spoken = [...sentence.matchAll(/[\p{L}’']+/gu)]
  const stems = word.split(' ').map((part) => stemsOf(part.toLocaleLowerCase(language), language))
  for (let at = 0; at + stems.length <= spoken.length; at += 1) {
    const run = spoken.slice(at, at + stems.length)
    const matches = run.every((match, place) => {
      const spokenWord = match[0].toLocaleLowerCase(language)
      return stems[place]?.some((stem) => spokenWord.startsWith(stem))
    })
    const first = run[0]
    const last = run.at(-1)
    if (matches && first && last) return [first.index, last.index + last[0].length]
  }
  return undefined
}

// How a word can begin whatever its ending: an infinitive without its ending, a Turkish noun
// without a last letter that softens, an English word whose last e or y gives way to an i.
function stemsOf(word: string, language: 'en' | 'tr'): string[] {
  if (language === 'en') return [word, word.replace(/[ey]$/, 'i')]
  const base = withoutInfinitive(word)
  return [base.length > 3 ? base.replace(/[pçtk]$/, '') : base]
}
