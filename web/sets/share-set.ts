import { wordsAddress } from '#contract/addresses.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { mostLinkedWords, searchOf } from '../lexicon/word-set.ts'
import { setText } from '../text/word-set.ts'
import { showToast } from '../ui/toast.tsx'

/** The address, with its host, at which `set` opens elsewhere. */
export function linkTo(set: WordSet): string {
  return new URL(wordsAddress(searchOf(set)), location.href).href
}

/**
 * Hands the address of `set` on: by what the device shares with, or else by the clipboard.
 *
 * @param title what the set is called.
 */
export async function shareSet(set: WordSet, title: string): Promise<void> {
  if (set.words.length > mostLinkedWords) {
    showToast({ text: setText.tooManyToShare(mostLinkedWords), icon: 'warning' })
    return
  }
  const url = linkTo(set)
  const isCopied = (await shared({ title, url })) ?? (await copied(url))
  if (isCopied === 'shared') return
  showToast(
    isCopied
      ? { text: setText.shared }
      : { text: setText.notShared, icon: 'warning', isAlert: true },
  )
}

/** `undefined` where the device has nothing to share with, or cannot with this. */
async function shared(data: ShareData): Promise<'shared' | undefined> {
  if (!navigator.canShare?.(data)) return undefined
  try {
    await navigator.share(data)
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    // Whoever closes the sheet wanted nothing else.
    if (error.name !== 'AbortError') return undefined
  }
  return 'shared'
}

async function copied(url: string): Promise<boolean> {
  // Without a secure connection there is no clipboard.
  if (!navigator.clipboard) return false
  try {
    await navigator.clipboard.writeText(url)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
