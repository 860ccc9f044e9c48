import { globSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { cefrLevels, partsOfSpeech } from '#domain/words/entry.ts'
import type { Finding } from './checks/finding.ts'
import { createFileReader, type FileReader } from './file-reader.ts'
import type { Confusable, FalseFriend, Lexicon, PlannedWord, WordFile } from './lexicon.ts'
import { headwordSchema } from './schema.ts'

/**
 * Reads all that the lexicon consists of. A file that cannot be read as what it should be is left
 * out, and said in `problems`; all of them at once.
 *
 * @param root the folder that holds `lexicon/`.
 */
export function loadLexicon(root = join(import.meta.dirname, '..')): {
  lexicon: Lexicon
  problems: readonly Finding[]
} {
  const reader = createFileReader(root)
  const lexicon = {
    words: readWords(root, reader),
    lists: {
      kolay: reader.json('lexicon/lists/kolay.json', listSchema) ?? [],
      zor: reader.json('lexicon/lists/zor.json', listSchema) ?? [],
      sinav: reader.json('lexicon/lists/sinav.json', listSchema) ?? [],
    },
    fields: reader.json('lexicon/fields.json', fieldsSchema) ?? [],
    falseFriends: reader.table('lexicon/false-friends.tsv', falseFriendRow),
    confusables: reader.table('lexicon/confusables.tsv', confusableRow),
    plan: reader.table('lexicon/headwords.tsv', plannedWordRow),
  }
  return { lexicon, problems: reader.problems }
}

function readWords(root: string, reader: FileReader): WordFile[] {
  const files = globSync('lexicon/words/**/*.json', { cwd: root })
  return files
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
    .flatMap((file) => {
      const headword = reader.json(file, headwordSchema)
      return headword ? [{ file, headword }] : []
    })
}

const text = z.string().min(1, 'is empty')

const listSchema = z.array(z.strictObject({ headword: text, partOfSpeech: z.enum(partsOfSpeech) }))

const fieldsSchema = z.array(z.strictObject({ id: text, tr: text, covers: text }))

const falseFriendRow = z
  .object({
    english: text,
    pos: text,
    meaning_tr: text,
    turkish_lookalike: text,
    lookalike_means_en: text,
    kind: z.enum(['full', 'partial']),
  })
  .transform(
    (row): FalseFriend => ({
      english: row.english,
      partOfSpeech: row.pos,
      meaningTr: row.meaning_tr,
      lookalikeTr: row.turkish_lookalike,
      lookalikeMeans: row.lookalike_means_en,
      kind: row.kind,
    }),
  )

const confusableRow = z
  .object({
    word_a: text,
    word_b: text,
    meaning_a_tr: text,
    meaning_b_tr: text,
    hint_tr: text,
    kind: text,
  })
  .transform(
    (row): Confusable => ({
      words: [row.word_a, row.word_b],
      meaningsTr: [row.meaning_a_tr, row.meaning_b_tr],
      hintTr: row.hint_tr,
      kind: row.kind,
    }),
  )

const plannedWordRow = z
  .object({
    headword: text,
    pos: z.enum(partsOfSpeech),
    cefr: z.enum([...cefrLevels, '']),
    list: z.enum(['easy', 'hard', '-']),
    uk_spelling: z.string(),
    level_source: z.enum(['cefrj', 'octanove', 'editors']),
  })
  .transform(
    (row): PlannedWord => ({
      headword: row.headword,
      partOfSpeech: row.pos,
      cefr: row.cefr === '' ? undefined : row.cefr,
      levelSource: row.level_source,
      list: row.list,
      ukSpelling: row.uk_spelling,
    }),
  )
