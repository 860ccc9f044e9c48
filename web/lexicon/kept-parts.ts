import { listNames } from '#domain/words/entry.ts'
import { quizAddress, wordIndexAddress, wordUsesAddress } from './bundle-addresses.ts'
import { forgetKept, keepFiles, keptPaths } from './kept-files.ts'
import { wordFile } from './word-files.ts'

/** What of the lexicon the learner can keep on the device: the questions of a list, or all words. */
export const keepableParts = [...listNames, 'cards'] as const
export type KeepablePart = (typeof keepableParts)[number]

/** Whether a part is kept; `stale` where what is kept belongs to an older lexicon. */
export type Keeping = 'kept' | 'stale' | 'none'

const addressesOf: Readonly<Record<KeepablePart, readonly string[]>> = {
  kolay: [quizAddress.kolay],
  zor: [quizAddress.zor],
  cards: [wordIndexAddress, wordUsesAddress, ...wordFile.values()],
}

/** What is kept now. Nothing else says so: the cache itself is the truth. */
export async function keeping(): Promise<Readonly<Record<KeepablePart, Keeping>>> {
  const kept = await keptPaths()
  const of = (part: KeepablePart): Keeping => {
    if (addressesOf[part].every((address) => kept.includes(address))) return 'kept'
    return kept.some((path) => isOf(part, path)) ? 'stale' : 'none'
  }
  return { kolay: of('kolay'), zor: of('zor'), cards: of('cards') }
}

/** Fetches and keeps a part, in place of an older one; whether all of it is there. */
export function keepPart(part: KeepablePart): Promise<boolean> {
  return inTurn(() => replacePart(part))
}

async function replacePart(part: KeepablePart): Promise<boolean> {
  const current = new Set(addressesOf[part])
  const isWhole = await keepFiles(addressesOf[part])
  if (isWhole) await forgetFiles(part, (path) => !current.has(path))
  return isWhole
}

export function dropPart(part: KeepablePart): Promise<void> {
  return inTurn(() => forgetFiles(part, () => true))
}

/** Brings parts of an older lexicon up to date. */
export function renewKept(): Promise<void> {
  return inTurn(async () => {
    const now = await keeping()
    for (const part of keepableParts) if (now[part] === 'stale') await replacePart(part)
  })
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

const beginnings: Readonly<Record<KeepablePart, string>> = {
  kolay: 'kolay.',
  zor: 'zor.',
  cards: 'words',
}

/** Whether a file is of this part in any lexicon: an older one may have parted its words otherwise. */
function isOf(part: KeepablePart, path: string): boolean {
  return path.slice(path.lastIndexOf('/') + 1).startsWith(beginnings[part])
}
