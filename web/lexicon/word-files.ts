const shards = import.meta.glob<string>('../../lexicon/dist/words/words-*.json', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the cards of the words with each first letter of a slug are served from. */
export const wordFile: ReadonlyMap<string, string> = new Map(
  Object.entries(shards).map(([file, address]) => [file.replace(/^.*-(.)\.json$/, '$1'), address]),
)

/** Which edition of the words a word was loaded from, as its file names it. */
export function versionOfWord(slug: string): string {
  const address = wordFile.get(slug.charAt(0)) ?? ''
  return address.slice(address.lastIndexOf('/') + 1).replace(/\.json$/, '')
}
