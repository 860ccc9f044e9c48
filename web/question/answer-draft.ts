import { itemIds } from '#domain/quiz/item-ids.ts'
import type { ListIndex } from '#domain/quiz/list-index.ts'
import type { Round } from '#domain/quiz/round.ts'
import { isRight } from '#domain/quiz/round.ts'
import type { AnswerRecord, Draft } from '#domain/record/log-record.ts'

/** What was asked: about which word, in which direction, and in what kind of run. */
export type Asked = Pick<AnswerRecord, 'sense' | 'list' | 'direction' | 'asked' | 'lexicon'>

/** How it was answered. */
export type Given = Pick<AnswerRecord, 'question' | 'options' | 'chosen' | 'grade' | 'optionText'>

/** Which answer of its run it is, and how long it took. */
export type Taken = Pick<AnswerRecord, 'round' | 'seconds'>

/** What the learning record keeps of an answer, in whatever run it was given. */
export function answerDraft(asked: Asked, given: Given, taken: Taken): Draft<AnswerRecord> {
  return { kind: 'answer', ...asked, ...given, ...taken }
}

/** A pick among the options of an item about the list of `index`, or *Bilmiyorum*. */
export function choiceGiven(round: Round, index: Pick<ListIndex, 'entries'>): Given {
  const { options } = itemIds(round.item, index)
  const chosen = round.chosen === undefined ? -1 : round.item.options.indexOf(round.chosen)
  return {
    question: 'choice',
    options,
    chosen: options[chosen] ?? null,
    grade: isRight(round) ? 'good' : 'again',
    ...(round.item.senses === 'gloss' ? { optionText: 'gloss' } : {}),
  }
}
