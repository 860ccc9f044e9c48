import { wordsAddress } from '#contract/addresses.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { mostLinkedWords, searchOf } from '../lexicon/word-set.ts'
import { setText } from '../text/word-set.ts'
import { handOn } from '../ui/hand-on.ts'
import { showToast } from '../ui/toast.tsx'

/** The address, with its host, at which `set` opens elsewhere. */
export function linkTo(set: WordSet): string {
  return new URL(wordsAddress(searchOf(set)), location.href).href
}

/**
 * Hands the address of `set` on: by what the device shares with, or else by the clipboard. It is of
 * no use where the set has own words: they go out as a list (`listOfSet`).
 *
 * @param title what the set is called.
 */
export async function shareSet(set: WordSet, title: string): Promise<void> {
  if (set.words.length > mostLinkedWords) {
    showToast({ text: setText.tooManyToShare(mostLinkedWords), icon: 'warning' })
    return
  }
  const url = linkTo(set)
  const done = await handOn({ title, url })
  if (done === 'shared') return
  showToast(
    done === 'copied'
      ? { text: setText.shared }
      : { text: setText.notShared, icon: 'warning', isAlert: true },
  )
}
