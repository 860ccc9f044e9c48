import { isAkin, isDefensible, type MeaningFacts } from '#domain/quiz/distractor-proof.ts'
import type { LureKind } from '#domain/words/entry.ts'
import { everyFirstSense, type Lexicon, type PlacedSense } from './lexicon.ts'
import { meaningFacts } from './meaning-facts.ts'
import { turkishWords } from './turkish-words.ts'

/** A word that tempts at another, and how. */
export type Lure = { readonly kind: LureKind; readonly word: PlacedSense }

/** What the lexicon knows of which words may stand in one question. */
export type Meetings = {
  /** Whether two words may: by the proof, and because neither text holds a gloss of the other. */
  readonly mayMeet: (one: PlacedSense, other: PlacedSense) => boolean
  /**
   * The lures of a word that may stand beside it, kind after kind, the nearest first. Of those that
   * share a gloss with it only what Turkish suggests may, as a kind of its own.
   */
  readonly luresOf: (word: PlacedSense) => readonly Lure[]
  /** The first senses that can stand beside a word by their form, but for those of no question. */
  readonly likeInForm: (word: PlacedSense) => readonly PlacedSense[]
}

export function meetings(lexicon: Lexicon): Meetings {
  const facts = meaningFacts(lexicon)
  const words = [...everyFirstSense(lexicon)]
  const forms = Map.groupBy(
    words.filter(({ sense }) => sense.quiz !== false),
    formOf,
  )
  const entries = new Map(words.map((word) => [keyOf(word), word]))
  const known = new Map(
    words.map((word) => [word.sense, knownOf(word, facts.get(word.headword.headword))]),
  )
  const both = (one: PlacedSense, other: PlacedSense): [Known, Known] => {
    const [a, b] = [known.get(one.sense), known.get(other.sense)]
    if (!a || !b) throw new RangeError('only the first senses of the lexicon meet')
    return [a, b]
  }
  const fitting = (key: PlacedSense, kind: LureKind, name: string): Lure[] => {
    const word = entries.get(`${name} ${key.entry.partOfSpeech}`)
    if (!word || word.sense.quiz === false) return []
    const [a, b] = both(key, word)
    if (isAkin(a.facts, b.facts) || isTold(a, b)) return []
    if (!isDefensible(a.facts, b.facts)) return [{ kind, word }]
    return kind === 'turkish' ? [{ kind: 'sameGloss', word }] : []
  }
  return {
    mayMeet: (one, other) => {
      const [a, b] = both(one, other)
      return !isDefensible(a.facts, b.facts) && !isTold(a, b)
    },
    luresOf: (word) => {
      const { lures } = word.sense
      if (!lures) return []
      return (['neighbor', 'form', 'turkish', 'opposite'] as const).flatMap((kind) =>
        lures[kind].flatMap((name) => fitting(word, kind, name)),
      )
    },
    likeInForm: (word) => forms.get(formOf(word)) ?? [],
  }
}

function formOf({ entry, sense }: PlacedSense): string {
  return `${entry.partOfSpeech} ${sense.shape}`
}

function keyOf({ headword, entry }: PlacedSense): string {
  return `${headword.headword} ${entry.partOfSpeech}`
}

type Known = {
  readonly facts: MeaningFacts
  readonly definition: string
  readonly glosses: readonly string[]
}

// Between spaces, so that a gloss is found only where its words stand whole.
function knownOf({ headword, sense }: PlacedSense, facts: MeaningFacts | undefined): Known {
  if (!facts) throw new RangeError(`nothing is known of ${headword.headword}`)
  const spaced = (text: string) => ` ${turkishWords(text).join(' ')} `
  const glosses = sense.gloss.map(spaced).filter((gloss) => gloss.trim() !== '')
  return { facts, definition: spaced(sense.definitionTr), glosses }
}

/** Whether the text of one holds a gloss of the other. */
function isTold(a: Known, b: Known): boolean {
  return (
    a.glosses.some((gloss) => b.definition.includes(gloss)) ||
    b.glosses.some((gloss) => a.definition.includes(gloss))
  )
}
