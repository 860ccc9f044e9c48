import type { TableWord } from '#domain/word-table.ts'
import type { CardSubject } from '../../vocabulary/word-card.tsx'

/** The address of a word's page. */
export function wordAddress({ slug }: TableWord): string {
  return `/kelimeler/${slug}`
}

/** What the card of a word is opened by; `undefined` for a word that has only a page. */
export function cardOf({ headword, lists }: TableWord): CardSubject | undefined {
  const [first] = lists
  return first && { list: first.list, id: first.sense, word: headword }
}
