import { everySense, luresOf } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

export const luresAreHeadwords: Check = {
  name: 'lures-are-headwords',
  sentence: 'Lures are other headwords that we have, each named under one kind.',
  *find(lexicon) {
    const headwords = new Set(lexicon.words.map(({ headword }) => headword.headword))
    for (const placed of everySense(lexicon)) {
      const lures = luresOf(placed.sense)
      for (const lure of new Set(lures)) {
        const says = (fault: string) => inSense(placed, 'problem', fault, 'take another lure')
        if (lure === placed.headword.headword) yield says('is its own lure')
        else if (!headwords.has(lure)) yield says(`lures: there is no word ${lure}`)
        if (lures.indexOf(lure) !== lures.lastIndexOf(lure))
          yield says(`lures: ${lure} stands twice`)
      }
    }
  },
}
