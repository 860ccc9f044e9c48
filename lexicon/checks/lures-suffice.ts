import { luresOf, secondEditionSenses } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

const [fewest, most] = [6, 8]
const fewestNeighbors = 4
/** Where a note says why there are no more. */
const fewestWithNote = 4

export const luresSuffice: Check = {
  name: 'lures-suffice',
  sentence:
    'A sense with lures has six to eight, four of them neighbors, or four and a note; one opposite at most.',
  *find(lexicon) {
    for (const placed of secondEditionSenses(lexicon)) {
      const { lures } = placed.sense
      if (!lures) continue
      const count = luresOf(placed.sense).length
      const says = (fault: string, remedy: string) => inSense(placed, 'problem', fault, remedy)

      if (count < (lures.note === undefined ? fewest : fewestWithNote) || count > most)
        yield says(`has ${count} lures`, `write ${fewest} to ${most}, or say in "note" why not`)
      if (lures.neighbor.length < fewestNeighbors && lures.note === undefined)
        yield says(`has ${lures.neighbor.length} neighbors`, 'write four, or say in "note" why not')
      if (lures.opposite.length > 1)
        yield says(`has ${lures.opposite.length} opposites`, 'keep the one that tempts')
    }
  },
}
