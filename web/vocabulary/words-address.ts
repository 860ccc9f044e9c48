let lastAddress = '/kelimeler'

/** The address under which Kelimeler was last seen, with what was looked for. */
export function lastWordsAddress(): string {
  return lastAddress
}

export function keepWordsAddress(search: string): void {
  lastAddress = `/kelimeler${search && `?${search}`}`
}
