import type { QuizPartName } from '#domain/words/entry.ts'
import starter from '#lexicon/dist/starter.json?url'
import wordIndex from '#lexicon/dist/words.index.json?url'
import wordUses from '#lexicon/dist/words.uses.json?url'

const quizFiles = import.meta.glob<string>('../../lexicon/dist/*.quiz.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where each quiz part is served from; a level without entries of its own has none. */
export const quizAddress: ReadonlyMap<QuizPartName, string> = new Map(
  Object.entries(quizFiles).map(([file, address]) => [
    file.replace(/^.*\/(.*)\.quiz\.json$/, '$1') as QuizPartName,
    address,
  ]),
)

/** Where the first questions of KOLAY are served from. */
export const starterAddress: string = starter

/** Where every headword is served from, for browsing and searching. */
export const wordIndexAddress: string = wordIndex

/** Where the uses of every headword are served from, for searching by them. */
export const wordUsesAddress: string = wordUses
