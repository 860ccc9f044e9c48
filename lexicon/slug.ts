// Windows cannot have a file of this name.
const reserved = new Set(['con', 'prn', 'aux', 'nul'])

/**
 * The file names that a headword may have, the usual one first. The second is for the later of two
 * that would share one: *March* beside *march*, *face-to-face* beside *face to face*.
 */
export function slugsOf(headword: string): [string, string] {
  const plain = headword.toLowerCase().replaceAll(/['’.]/g, '').replaceAll(' ', '-')
  return [reserved.has(plain) ? `${plain}-` : plain, `${plain}-2`]
}

/** The slug that a file of `words/` is named after. */
export function slugOfFile(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1).replace(/\.json$/, '')
}

/** Where the headword of this slug is written, from the project's root. */
export function fileOfSlug(slug: string): string {
  return `lexicon/words/${slug.charAt(0)}/${slug}.json`
}
