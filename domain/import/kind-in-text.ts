import type { PartOfSpeech } from '../words/entry.ts'

/** A word in a sentence with its neighbours, in small letters; empty where there is none. */
export type InSentence = {
  readonly written: string
  readonly before: string
  readonly after: string
  /** Whether what stands before it may be an adjective, and what stands behind it a noun. */
  readonly isAfterAdjective: boolean
  readonly isBeforeNoun: boolean
}

const words = (text: string) => new Set(text.split(' '))
const subjects = words('i you he she it we they who')
const auxiliaries = words(
  "to can could will would shall should may might must cannot do does did don't doesn't didn't let's please",
)
const contracted = /(?:n't|'ll|'d)$/
const determiners = words(
  'the a an this these those my your his her its our their some any no every each another',
)
const possessive = /[a-z]'s$/
const objects = words('me him her it us them you')
const forms = {
  be: words("am is are was were be been being isn't aren't wasn't weren't i'm"),
  have: words("have has had haven't hasn't hadn't having i've we've you've they've"),
}
const degrees = words('very so too more most quite really rather less')
const prepositions = words('in on at of for with from by without into about under over between')

/**
 * The parts of speech that a word is likely to be where it stands, the likeliest first; none where its
 * neighbours do not tell, and the commonest one is as good a guess as any. The first rule that holds
 * decides:
 *
 * 1. after *to*, a modal, *do* or a subject a verb: *how to cook*, *she left*;
 * 2. after an article or a possessive an adjective where a noun follows, else a noun: *the boiled eggs*,
 *    *the cook*;
 * 3. after *be* an -ing is a verb, anything else an adjective; after *very* an adjective or an adverb;
 * 4. after *have*, and before an article, a possessive or an object, a past form or an -ing is a verb:
 *    *has boiled*, *boiled the eggs*, *chopping them*;
 * 5. after an adjective or a preposition a noun: *a good cook* is one, *at work*.
 */
export function kindsInText({
  written,
  before,
  after,
  isAfterAdjective,
  isBeforeNoun,
}: InSentence): readonly PartOfSpeech[] {
  const isIng = written.endsWith('ing')
  if (auxiliaries.has(before) || subjects.has(before) || contracted.test(before)) return ['verb']
  if (determiners.has(before) || possessive.test(before)) {
    return isBeforeNoun ? ['adjective', 'noun'] : ['noun', 'adjective']
  }
  if (forms.be.has(before)) return isIng ? ['verb'] : ['adjective', 'verb']
  if (degrees.has(before)) return ['adjective', 'adverb']
  if (forms.have.has(before)) return ['verb', 'noun']
  const hasObject = determiners.has(after) || objects.has(after)
  if (hasObject && (isIng || isPast(written))) return ['verb']
  if (isAfterAdjective || (prepositions.has(before) && !isIng)) return ['noun']
  return []
}

// Irregular pasts are told by what they are a form of, so that a guess does no harm: *cut the bread*.
function isPast(written: string): boolean {
  return written.endsWith('ed') || !/(?:s|er|est)$/.test(written)
}

// They only look like forms of a verb.
const noForms = words(
  'pudding wedding ceiling bedding earring herring stocking wicked rugged shilling sterling',
)

/**
 * The verb that `form` is an -ed or -ing of by a plain rule, for words that the lexicon does not have:
 * *chopping* is *chop*, *peeled* is *peel*, *mashed* is *mash*. `undefined` where an e may have gone
 * (*diced*), or it is no such form.
 */
export function plainBaseOf(form: string): string | undefined {
  if (noForms.has(form)) return undefined
  const [, stem] = /^([a-z]{3,})(?:ed|ing)$/.exec(form) ?? []
  if (stem === undefined) return undefined
  if (/[aeiou]([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1)
  if (/[^aeiou]i$/.test(stem) && form.endsWith('ed')) return `${stem.slice(0, -1)}y`
  return /[aeiou]{2}[dklmnpt]$|(?:ck|sh|[tnr]ch|lk|lt|nt|ft|pt|ct|mp|sk|nk|rk|rt|rm|rn|nd|rd|wn|ll|ss|ff|zz)$/.test(
    stem,
  ) && /[aeiou]/.test(stem)
    ? stem
    : undefined
}
