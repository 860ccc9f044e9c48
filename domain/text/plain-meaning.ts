import { lettersOf, withoutMarks } from './letters.ts'
import { withoutInfinitive } from './turkish-text.ts'

/** A Turkish text as far as it tells: its letters without marks, *bir* and *-mek/-mak*. */
export function plainMeaning(text: string): string {
  return withoutMarks(lettersOf(text, 'tr'))
    .split(' ')
    .filter((word, _, all) => word !== 'bir' || all.length === 1)
    .map(withoutInfinitive)
    .join(' ')
}
