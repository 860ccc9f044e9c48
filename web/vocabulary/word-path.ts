/** The address of a word's page. */
export function wordPath(slug: string): string {
  return `/kelimeler/${slug}`
}
