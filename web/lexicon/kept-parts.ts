import { listOf, oneOf } from '#domain/field-check.ts'
import { listNames, listOfPart, type QuizPartName } from '#domain/words/entry.ts'
import { localRecord } from '../storage/local-record.ts'
import { quizAddress, wordIndexAddress, wordUsesAddress } from './bundle-addresses.ts'
import { forgetKept } from './kept-copy.ts'
import { keepFiles, keptPaths } from './kept-files.ts'
import { wordFile } from './word-files.ts'

/**
 * What of the lexicon the learner can keep on the device: the questions of a list, those of the
 * words of no list, or the cards of all words.
 */
export const keepableParts = [...listNames, 'levels', 'cards'] as const
export type KeepablePart = (typeof keepableParts)[number]

/** Whether a part is kept; `stale` where what is kept belongs to an older lexicon. */
export type Keeping = 'kept' | 'stale' | 'none'

const addressesOf: Readonly<Record<KeepablePart, readonly string[]>> = {
  kolay: quizFiles((part) => part === 'kolay'),
  zor: quizFiles((part) => part === 'zor'),
  levels: quizFiles((part) => listOfPart(part) === ''),
  cards: [wordIndexAddress, wordUsesAddress, ...wordFile.values()],
}

// A declaration, since the table above is made of it.
function quizFiles(isMeant: (part: QuizPartName) => boolean): string[] {
  return [...quizAddress].flatMap(([part, address]) => (isMeant(part) ? [address] : []))
}

/** What is kept now. Nothing else says so: the cache itself is the truth. */
export async function keeping(): Promise<Readonly<Record<KeepablePart, Keeping>>> {
  const kept = await keptPaths()
  const of = (part: KeepablePart): Keeping => {
    if (addressesOf[part].every((address) => kept.includes(address))) return 'kept'
    return kept.some((path) => isOf(part, path)) ? 'stale' : 'none'
  }
  return { kolay: of('kolay'), zor: of('zor'), levels: of('levels'), cards: of('cards') }
}

/** Fetches and keeps a part, in place of an older one; whether all of it is there. */
export function keepPart(part: KeepablePart): Promise<boolean> {
  wantAgain(part)
  return inTurn(() => replacePart(part))
}

/**
 * Brings all words to the device, but those that the learner has let go of, so that everything
 * works without a connection. Where the connection is paid by what it carries, only renews.
 */
export function keepWords(): Promise<void> {
  if (isSaving()) return renewKept()
  return inTurn(async () => {
    const now = await keeping()
    const letGo = unwantedParts()
    for (const part of keepableParts) {
      if (now[part] !== 'kept' && !letGo.includes(part)) await replacePart(part)
    }
  })
}

function isSaving(): boolean {
  const { connection } = navigator as { connection?: { readonly saveData?: boolean } }
  return connection?.saveData === true
}

async function replacePart(part: KeepablePart): Promise<boolean> {
  const current = new Set(addressesOf[part])
  const isWhole = await keepFiles(addressesOf[part])
  if (isWhole) await forgetFiles(part, (path) => !current.has(path))
  return isWhole
}

/** Lets go of a part; it does not come back by itself. */
export function dropPart(part: KeepablePart): Promise<void> {
  unwanted.write([...new Set([...unwantedParts(), part])])
  return inTurn(() => forgetFiles(part, () => true))
}

/** Brings parts of an older lexicon up to date. */
export function renewKept(): Promise<void> {
  return inTurn(async () => {
    const now = await keeping()
    for (const part of keepableParts) if (now[part] === 'stale') await replacePart(part)
  })
}

const unwanted = localRecord('io.words-let-go', 1, listOf(oneOf(keepableParts)))

function unwantedParts(): readonly KeepablePart[] {
  const stored = unwanted.read()
  return (stored.ok && stored.value) || []
}

function wantAgain(part: KeepablePart) {
  const others = unwantedParts().filter((other) => other !== part)
  if (others.length > 0) unwanted.write(others)
  else unwanted.remove()
}

let last: Promise<unknown> = Promise.resolve()

// One change after the other: what the learner lets go of must not come back with a renewal.
function inTurn<Value>(task: () => Promise<Value>): Promise<Value> {
  const result = last.then(task)
  last = result.catch(() => undefined)
  return result
}

async function forgetFiles(
  part: KeepablePart,
  isUnwanted: (path: string) => boolean,
): Promise<void> {
  const paths = (await keptPaths()).filter((path) => isOf(part, path) && isUnwanted(path))
  for (const path of paths) await forgetKept(path)
}

const namesOf: Readonly<Record<KeepablePart, RegExp>> = {
  kolay: /^kolay\./,
  zor: /^zor\./,
  levels: /^[abc][12]\./,
  cards: /^words/,
}

/** Whether a file is of this part in any lexicon: an older one may have parted its words otherwise. */
function isOf(part: KeepablePart, path: string): boolean {
  return namesOf[part].test(path.slice(path.lastIndexOf('/') + 1))
}
