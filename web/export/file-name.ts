/** What the file of a list is called: its name without what file systems refuse. */
export function fileName(list: string, ending: string): string {
  const name = list
    .replace(/[\p{Cc}<>:"/\\|?*]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^\.+|\.+$/g, '')
  return `${name.slice(0, 80).trim() || 'liste'}.${ending}`
}
