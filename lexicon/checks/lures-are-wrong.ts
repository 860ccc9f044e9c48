import { isAkin, sharesGloss } from '#domain/quiz/distractor-proof.ts'
import { luresOf, type PlacedSense, secondEditionSenses } from '../lexicon.ts'
import { meaningFacts } from '../meaning-facts.ts'
import type { Headword } from '../schema.ts'
import { hasTurkishPhrase } from '../turkish-words.ts'
import { type Check, inSense } from './finding.ts'

export const luresAreWrong: Check = {
  name: 'lures-are-wrong',
  sentence:
    'No lure is right by anything that the lexicon knows; only what Turkish suggests may share a gloss.',
  *find(lexicon) {
    const placedWithLures = secondEditionSenses(lexicon).filter(({ sense }) => sense.lures)
    if (placedWithLures.length === 0) return
    const facts = meaningFacts(lexicon)
    const headwords = new Map(lexicon.words.map(({ headword }) => [headword.headword, headword]))
    for (const placed of placedWithLures) {
      const own = facts.get(placed.headword.headword)
      for (const lure of luresOf(placed.sense)) {
        const [theirs, headword] = [facts.get(lure), headwords.get(lure)]
        if (!own || !theirs || !headword) continue
        const says = (fault: string) =>
          inSense(placed, 'problem', `the lure ${lure} ${fault}`, 'take another lure')
        const mayShare = placed.sense.lures?.turkish.includes(lure)
        if (isAkin(own, theirs)) yield says('may be right, or is of its family')
        else if (!mayShare && sharesGloss(own, theirs)) yield says('shares a gloss')
        const gloss = glossInText(placed, headword)
        if (gloss !== undefined) yield says(`has the gloss "${gloss}" in its definition`)
      }
      for (const lure of luresOf(placed.sense).filter((lure) => isGlued(placed, lure)))
        yield inSense(placed, 'advice', `the lure ${lure} may be a compound of it`, 'look again')
    }
  },
}

/** The gloss of a sense that stands in the text of its lure. */
function glossInText({ entry, sense }: PlacedSense, lure: Headword): string | undefined {
  const text = lure.entries.find(({ partOfSpeech }) => partOfSpeech === entry.partOfSpeech)
    ?.senses[0]?.definitionTr
  return sense.gloss.find((gloss) => text !== undefined && hasTurkishPhrase(text, gloss))
}

// suit / suitcase; two words of one phrase are of one family anyway.
function isGlued({ headword: { headword } }: PlacedSense, lure: string): boolean {
  const [short = '', long = ''] = [headword, lure].sort((a, b) => a.length - b.length)
  const more = long.length - short.length
  return short.length >= 3 && more >= 3 && (long.startsWith(short) || long.endsWith(short))
}
