import { entryAt } from '#domain/quiz/list-index.ts'
import { quizPartNames } from '#domain/words/entry.ts'
import { everyFirstSense, everySense, type Lexicon, partSenses } from '#lexicon/lexicon.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { wordDetails } from '#lexicon/word-detail.ts'
import { card } from './card.ts'
import { indexOfParts, optionLines, writtenQuestion } from './question.ts'

/** Prints the card of a word, its lures and a sample question; whether there is such a word. */
export function show(name: string): boolean {
  const { lexicon } = loadLexicon()
  const word = wordDetails(lexicon).find(({ headword }) => headword === name)
  if (!word) {
    console.error(
      `There is no word "${name}", or its file cannot be read (npm run words -- check).`,
    )
    return false
  }
  console.log(
    [...card(word), ...lureLines(lexicon, name), ...questionLines(lexicon, name)].join('\n'),
  )
  return true
}

function lureLines(lexicon: Lexicon, name: string): string[] {
  const senses = [...everySense(lexicon)].filter(({ headword }) => headword.headword === name)
  return senses.flatMap(({ sense: { id, lures } }) => {
    if (!lures) return []
    const { note, ...kinds } = lures
    const named = Object.entries(kinds).filter(([, words]) => words.length > 0)
    const said = named.map(([kind, words]) => `${kind} ${words.join(', ')}`)
    return [`\n  Lures of ${id}: ${[...said, ...(note ? [note] : [])].join(' · ')}`]
  })
}

/** A question about each entry of a word, as a game asks it, but for the words behind the options. */
function questionLines(lexicon: Lexicon, name: string): string[] {
  const ids = new Set(
    [...everyFirstSense(lexicon)]
      .filter(({ headword }) => headword.headword === name)
      .map(({ sense }) => sense.id),
  )
  return quizPartNames
    .filter((part) => partSenses(lexicon, part).some(({ sense }) => ids.has(sense.id)))
    .flatMap((part) => {
      const index = indexOfParts(lexicon, [part])
      const places = index.entries.slice(0, index.asked).keys()
      return places
        .filter((place) => ids.has(entryAt(index, place).id))
        .toArray()
        .flatMap((place) => {
          const question = writtenQuestion(index, place, Math.random)
          if (!question) return [`\n  ${entryAt(index, place).id}: too few words for a question`]
          const { target, words, key } = question
          return [
            `\n  ${target.word} (${target.partOfSpeech}), ${part}:`,
            ...optionLines(question).map((line, at) => `${line}  [${words[at]}]`),
            `   ${key}`,
          ]
        })
    })
}
