import type { ListName } from '#domain/entry.ts'
import kolayQuiz from '#lexicon/dist/kolay.quiz.json?url'
import zorQuiz from '#lexicon/dist/zor.quiz.json?url'

/** Where the part of each list that its questions need is served from. */
export const quizAddress: Readonly<Record<ListName, string>> = { kolay: kolayQuiz, zor: zorQuiz }
