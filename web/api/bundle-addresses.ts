import type { ListName } from '#domain/entry.ts'
import kolayDetail from '#lexicon/dist/kolay.detail.json?url'
import kolayQuiz from '#lexicon/dist/kolay.quiz.json?url'
import wordIndex from '#lexicon/dist/words.index.json?url'
import zorDetail from '#lexicon/dist/zor.detail.json?url'
import zorQuiz from '#lexicon/dist/zor.quiz.json?url'

/** Where the parts of each list are served from: what a question needs, and what a card shows. */
export const bundleAddress: Readonly<Record<ListName, { quiz: string; detail: string }>> = {
  kolay: { quiz: kolayQuiz, detail: kolayDetail },
  zor: { quiz: zorQuiz, detail: zorDetail },
}

/** Where every headword is served from, for browsing and searching. */
export const wordIndexAddress: string = wordIndex
