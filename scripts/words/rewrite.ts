import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { formatHeadword, formatList } from '#lexicon/file-format.ts'
import { mended } from '#lexicon/mend.ts'
import { migrated } from '#lexicon/migrations/all.ts'

const projectRoot = join(import.meta.dirname, '../..')
const words = 'lexicon/words/**/*.json'

/**
 * Brings the files of the words to the form that the schema has today.
 *
 * @returns whether every file could be read; the others are rewritten all the same.
 */
export function migrate(root = projectRoot): boolean {
  return rewrite(root, words, (file) => formatHeadword(migrated(file)))
}

/**
 * Mends in the words and in the quiz lists what a program can mend; `migrate` says the same of its
 * result.
 */
export function fix(root = projectRoot): boolean {
  const isDone = [
    rewrite(root, words, (file) => formatHeadword(mended(file))),
    rewrite(root, 'lexicon/lists/*.json', (list) => formatList(byAlphabet(quizList.parse(list)))),
  ]
  return isDone.every(Boolean)
}

const quizList = z.array(z.looseObject({ headword: z.string() }))

function byAlphabet(list: z.infer<typeof quizList>): z.infer<typeof quizList> {
  const key = ({ headword }: { headword: string }) => headword.toLowerCase()
  return list.toSorted((a, b) => (key(a) < key(b) ? -1 : Number(key(a) > key(b))))
}

function rewrite(root: string, files: string, textOf: (held: unknown) => string): boolean {
  let unread = 0
  let changed = 0
  for (const file of globSync(files, { cwd: root }).sort()) {
    const path = join(root, file)
    const before = readFileSync(path, 'utf8')
    const after = attempt(() => textOf(JSON.parse(before)))
    if (after instanceof Error) {
      console.error(`${file}: ${after.message.replaceAll(/\s+/g, ' ')}`)
      unread++
    } else if (after !== before) {
      writeFileSync(path, after)
      changed++
    }
  }
  console.log(`${files}: ${changed} files rewritten${unread > 0 ? `, ${unread} not readable` : ''}`)
  return unread === 0
}

function attempt(work: () => string): string | Error {
  try {
    return work()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return error
    throw error
  }
}
