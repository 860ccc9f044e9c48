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

const register = z.enum(['formal', 'informal', 'old']).optional()

const sense = z.strictObject({
  id: text,
  definition: text,
  definitionTr: text,
  gloss: z.array(text),
  field: text,
  shape: z.enum(shapes).optional(),
  kindOf: text.optional(),
  synonyms: z.array(text).default([]),
  antonyms: z.array(text).default([]),
  avoidAsDistractor: z.array(text).default([]),
  register,
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
  register,
  ...variants,
  senses: z.array(sense).min(1).max(3),
})

/** A file of `words/`, exactly: what is not named here is a slip of the pen. */
export const headwordSchema = z.strictObject({
  headword: text,
  ...variants,
  alsoMeans: z.array(text).default([]),
  entries: z.array(entry).min(1),
})

export type Headword = z.infer<typeof headwordSchema>
export type Entry = Headword['entries'][number]
export type Sense = Entry['senses'][number]
