let last = ''

/** What Kelimeler was last looked through for, as its address says it; empty for everything. */
export function lastSearch(): string {
  return last
}

/** Remembers it until the page is loaded anew, for the way back from a word. */
export function keepSearch(search: string): void {
  last = search
}
