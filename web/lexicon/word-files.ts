const shards = import.meta.glob<string>('../../lexicon/dist/words/words-*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the cards of the words are served from, by the letters that their slugs begin with. */
export const wordFile: ReadonlyMap<string, string> = new Map(
  Object.entries(shards).map(([file, address]) => [
    file.replace(/^.*\/words-(.*)\.json$/, '$1'),
    address,
  ]),
)

/** Where the card of a word is served from, by the longest beginning of its slug that has a file. */
export function fileOfWord(slug: string, files = wordFile): string | undefined {
  for (let letters = slug.length; letters > 0; letters -= 1) {
    const address = files.get(slug.slice(0, letters))
    if (address !== undefined) return address
  }
  return undefined
}

/** Which edition of the words a word was loaded from, as its file names it. */
export function versionOfWord(slug: string): string {
  const address = fileOfWord(slug) ?? ''
  return address.slice(address.lastIndexOf('/') + 1).replace(/\.json$/, '')
}
