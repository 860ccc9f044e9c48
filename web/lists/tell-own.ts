import { tellOwn } from '../lexicon/own-lexicon.ts'
import { ownWords } from '../lexicon/own-words.ts'
import { keptCorrections } from './corrections.ts'
import { keptLists } from './own-lists.ts'

let isTelling = false

/**
 * Tells the lexicon what is in lists and what was corrected, now and with each change; done once it
 * was told, or where the log cannot be read.
 */
export async function tellOwnWords(): Promise<void> {
  if (!isTelling) {
    isTelling = true
    keptLists.use.subscribe(tell)
    keptCorrections.use.subscribe(tell)
  }
  await Promise.all([keptLists.follow(), keptCorrections.follow()])
  tell()
}

function tell(): void {
  const { derived: lists } = keptLists.use.getState()
  const { derived: corrections } = keptCorrections.use.getState()
  if (lists && corrections) tellOwn(ownWords({ lists, corrections }))
}
