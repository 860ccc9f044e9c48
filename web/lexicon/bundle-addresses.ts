import type { ListName } from '#domain/words/entry.ts'
import kolayQuiz from '#lexicon/dist/kolay.quiz.json?url'
import wordIndex from '#lexicon/dist/words.index.json?url'
import wordUses from '#lexicon/dist/words.uses.json?url'
import zorQuiz from '#lexicon/dist/zor.quiz.json?url'

/** Where the part of each list that its questions need is served from. */
export const quizAddress: Readonly<Record<ListName, string>> = { kolay: kolayQuiz, zor: zorQuiz }

/** Where every headword is served from, for browsing and searching. */
export const wordIndexAddress: string = wordIndex

/** Where the uses of every headword are served from, for searching by them. */
export const wordUsesAddress: string = wordUses
