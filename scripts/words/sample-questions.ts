import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { drawTarget } from '#domain/quiz/draw-target.ts'
import type { ListIndex } from '#domain/quiz/list-index.ts'
import { type Random, seededRandom } from '#domain/random.ts'
import { type PartOfSpeech, type QuizPartName, quizPartNames } from '#domain/words/entry.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { indexOfParts, optionLines, type WrittenQuestion, writtenQuestion } from './question.ts'

const root = join(import.meta.dirname, '../..')

/** How the sample is made: see the usage of `npm run words`. */
type Sample = {
  readonly parts: readonly QuizPartName[]
  readonly count: number
  readonly seed: number
  readonly keyFile: string
  readonly hasGlosses: boolean
  readonly isTrEn: boolean
  readonly isSubject: boolean
}

/**
 * Prints questions for somebody to read, drawn by the product's own code, each word once, and
 * writes their answers into a file of their own; whether it could.
 */
export function sampleQuestions(options: readonly string[]): boolean {
  const sample = sampleOf(options)
  if (!sample) {
    console.error(
      'sample-questions takes --list with kolay, zor or levels (a1,a2), --count, --seed, and ' +
        '--karsilik, --tr-en, --subject or --key FILE',
    )
    return false
  }
  const { lexicon } = loadLexicon()
  const index = indexOfParts(lexicon, sample.parts)
  const random = seededRandom(sample.seed)
  const targets = targetsOf(index, random)
  const manner = {
    optionText: sample.hasGlosses ? 'gloss' : 'definition',
    direction: sample.isTrEn ? 'tr-en' : 'en-tr',
  } as const
  const questions = targets
    .map((target) => writtenQuestion(index, target, random, manner))
    .filter((question) => question !== undefined)
    .take(sample.count)
    .toArray()
  const fieldName = new Map(lexicon.fields.map(({ id, tr }) => [id, tr]))
  for (const [at, question] of questions.entries()) {
    console.log(`${at + 1}. ${stemOf(question, sample, fieldName)}`)
    console.log(`${optionLines(question).join('\n')}\n`)
  }
  mkdirSync(dirname(sample.keyFile), { recursive: true })
  writeFileSync(sample.keyFile, questions.map(keyLine).join(''))
  console.error(`The answers stand in ${sample.keyFile}`)
  return true
}

/** All words of `index`, in the order in which a game without end asks them. */
function* targetsOf(index: ListIndex, random: Random): IteratorObject<number, undefined> {
  const among = Array.from({ length: index.asked }, (_, place) => place)
  const asked = new Set<number>()
  for (;;) {
    const target = drawTarget(index, { among, asked, recent: new Set() }, random)
    if (target === undefined) return
    asked.add(target)
    yield target
  }
}

function stemOf(
  { target }: WrittenQuestion,
  { isSubject, isTrEn }: Sample,
  fieldName: ReadonlyMap<string, string>,
): string {
  const [field = ''] = target.fields
  const kind: PartOfSpeech = target.partOfSpeech
  if (isSubject) return `[${fieldName.get(field) ?? field}] (${kind})`
  return `${isTrEn ? target.turkish[0] : target.word} (${kind})`
}

function keyLine({ target, words, key }: WrittenQuestion, at: number): string {
  return `${at + 1}\t${key}\t${target.id}\t${words.join(', ')}\n`
}

function sampleOf(options: readonly string[]): Sample | undefined {
  const given = parsed(options)
  if (!given) return undefined
  const names = (given.list ?? 'kolay').split(',')
  const parts = quizPartNames.filter((part) => names.includes(part))
  const [count, seed] = [Number(given.count ?? 150), Number(given.seed ?? 1)]
  const isWhole = Number.isSafeInteger(count) && Number.isSafeInteger(seed) && count > 0
  if (parts.length !== names.length || !isWhole) return undefined
  const name = [...parts, seed, ...(given.karsilik ? ['karsilik'] : [])].join('-')
  return {
    parts,
    count,
    seed,
    keyFile: given.key ?? join(root, '.cache', `sample-${name}.key.tsv`),
    hasGlosses: given.karsilik === true,
    isTrEn: given['tr-en'] === true,
    isSubject: given.subject === true,
  }
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean' } as const
  try {
    const options = {
      list: text,
      count: text,
      seed: text,
      key: text,
      karsilik: flag,
      'tr-en': flag,
      subject: flag,
    }
    return parseArgs({ args: [...args], options }).values
  } catch (error) {
    // What node says of an option that there is not.
    if (error instanceof TypeError) return undefined
    throw error
  }
}
