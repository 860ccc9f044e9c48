/**
 * Hands a link on: by what the device shares with, or else by the clipboard. `undefined` where
 * neither could be done.
 */
export async function handOn(link: {
  readonly title: string
  readonly url: string
}): Promise<'shared' | 'copied' | undefined> {
  return (await shared(link)) ?? ((await copied(link.url)) ? 'copied' : undefined)
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

/** Puts a text on the clipboard, and tells whether that could be done. */
export async function copied(text: string): Promise<boolean> {
  // Without a secure connection there is no clipboard.
  if (!navigator.clipboard) return false
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (error) {
    if (error instanceof DOMException) return false
    throw error
  }
}
