import { listNames } from '#domain/words/entry.ts'
import { countAdmissible, minimumDistractors } from '../admissible.ts'
import { quizEntries } from '../quiz-entries.ts'
import { type Check, problem } from './finding.ts'

export const distractorsSuffice: Check = {
  name: 'distractors-suffice',
  sentence: 'Every word of a list has enough words that may stand beside it in a question.',
  *find(lexicon) {
    for (const list of listNames) {
      const { entries, asked } = quizEntries(lexicon, list)
      for (const { place, strict, anyLength, relaxed } of countAdmissible(entries, asked)) {
        if (relaxed >= minimumDistractors) continue
        yield problem(
          `lexicon/lists/${list}.json`,
          entries[place]?.id,
          `has ${relaxed} admissible distractors (${strict} of like length and level, ${anyLength} of any length)`,
          `it needs ${minimumDistractors}: look at its field, shape and avoidAsDistractor, or leave it out of the list`,
        )
      }
    }
  },
}
