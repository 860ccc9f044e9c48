import { knownOwn, tellOwn } from '../lexicon/own-lexicon.ts'
import { ownSource } from '../lexicon/own-source.ts'
import { ownWords } from '../lexicon/own-words.ts'
import { inSlices } from '../storage/in-slices.ts'
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
    keptLists.use.subscribe(() => void tell())
    keptCorrections.use.subscribe(() => void tell())
  }
  await Promise.all([keptLists.follow(), keptCorrections.follow()])
  await tell()
}

/** Tells the latest, once what is being told is. Whoever asks for own words meanwhile waits for it. */
function tell(): Promise<unknown> {
  ownSource.telling = ownSource.telling.then(tellLatest, tellLatest)
  return ownSource.telling
}

async function tellLatest(): Promise<void> {
  const { derived: lists } = keptLists.use.getState()
  const { derived: corrections } = keptCorrections.use.getState()
  if (!lists || !corrections) return
  const told = knownOwn.now()
  if (told?.lists === lists && told.corrections === corrections) return
  tellOwn(await inSlices(ownWords({ lists, corrections })))
}
