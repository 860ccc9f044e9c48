import { z } from 'zod'
import { cefrLevels, partsOfSpeech, shapes } from '#domain/words/entry.ts'

const text = z.string().min(1, 'is empty')
const ipa = z.strictObject({ uk: text, us: text })
const otherWord = z.strictObject({ word: text, ipa: text })

// A headword that is another word across the ocean, or has other letters there. Written at the
// headword, it holds for every part of speech.
const variants = {
  ukSpelling: text.optional(),
  ukWord: otherWord.optional(),
  usWord: otherWord.optional(),
}

/** Where a meaning or a phrase is at home, where that is not both sides of the ocean. */
export const regions = ['UK', 'US'] as const

/** How a meaning or a phrase sounds, where it is not neutral. */
export const registers = ['formal', 'informal', 'old', 'spoken'] as const

const labels = {
  region: z.enum(regions).optional(),
  register: z.enum(registers).optional(),
}

const use = z.strictObject({
  en: text,
  tr: text,
  ...labels,
  phrase: z.literal(true).optional(),
})

const lures = z.strictObject({
  neighbor: z.array(text).default([]),
  form: z.array(text).default([]),
  turkish: z.array(text).default([]),
  opposite: z.array(text).default([]),
  // Why there are fewer than a sense should have.
  note: text.optional(),
})

const otherMeaning = z.strictObject({ gloss: z.array(text).min(1), ipa: ipa.optional() })

const sense = z.strictObject({
  id: text,
  definition: text,
  definitionTr: text,
  gloss: z.array(text),
  countability: z.enum(['countable', 'uncountable', 'both', 'plural']).optional(),
  ...labels,
  uses: z.array(use).max(6).default([]),
  patterns: z.array(text).default([]),
  field: text,
  shape: z.enum(shapes).optional(),
  kindOf: text.optional(),
  synonyms: z.array(text).default([]),
  antonyms: z.array(text).default([]),
  avoidAsDistractor: z.array(text).default([]),
  lures: lures.optional(),
  quiz: z.literal(false).optional(),
  example: z.strictObject({ en: text, tr: text }),
})

const forms = z.strictObject({
  plural: text.optional(),
  thirdPerson: text.optional(),
  past: text.optional(),
  pastParticiple: text.optional(),
  presentParticiple: text.optional(),
  comparative: text.optional(),
  superlative: text.optional(),
})

const entry = z.strictObject({
  partOfSpeech: z.enum(partsOfSpeech),
  cefr: z.enum(cefrLevels),
  levelSource: z.enum(['cefrj', 'octanove', 'editors']),
  ipa,
  forms: forms.optional(),
  ...variants,
  senses: z.array(sense).min(1).max(3),
})

/**
 * A file of `words/`, exactly: what is not named here is a slip of the pen. The files have their
 * keys in the order in which they stand here (`file-format.ts`).
 */
export const headwordSchema = z.strictObject({
  headword: text,
  // Its texts are of the second edition and keep the rules of that; it goes when all words are.
  edition: z.literal(2).optional(),
  ...variants,
  alsoMeans: z.partialRecord(z.enum(partsOfSpeech), otherMeaning).default({}),
  entries: z.array(entry).min(1),
})

export type Headword = z.infer<typeof headwordSchema>
export type Entry = Headword['entries'][number]
export type Sense = Entry['senses'][number]
export type Use = Sense['uses'][number]
export type OtherMeaning = z.infer<typeof otherMeaning>
