/** Where each page stands. Learners' links and bookmarks name these: they do not change. */
export const pageAddress = {
  home: '/',
  results: '/calculation',
  recall: '/tekrar',
  learn: '/ogren',
  sweep: '/ogren/tara',
  words: '/kelimeler',
  worksheet: '/calisma-kagidi',
  progress: '/ilerleme',
  lists: '/listelerim',
  list: '/listelerim/liste',
  importWords: '/listelerim/ice-aktar',
  sharedList: '/listelerim/paylasilan',
  contact: '/contact',
  about: '/hakkimizda',
  settings: '/ayarlar',
} as const

/** Names the list of which home is to begin a game at once; `manifest.webmanifest` has it. */
export const startParameter = 'tur'

/** The addresses of the words' pages, as the routers of browser and server write them. */
export const wordPattern = `${pageAddress.words}/:slug` as const

/** The address of a word's page. */
export function wordAddress(slug: string): string {
  return `${pageAddress.words}/${encodeURIComponent(slug)}`
}

/** The slug in the path of a word's page; `undefined` in every other path. */
export function slugAt(path: string): string | undefined {
  return /^\/kelimeler\/([^/]+)\/?$/.exec(path)?.[1]
}

/** The address of Kelimeler with what is looked for there behind the `?`; empty for everything. */
export function wordsAddress(search: string): string {
  return pageAddress.words + (search && `?${search}`)
}

/** The address of Öğren on the set that stands behind the `?`, as Kelimeler has it. */
export function learnAddress(search: string): string {
  return pageAddress.learn + (search && `?${search}`)
}

/** The address of Tarama on a set. */
export function sweepAddress(search: string): string {
  return pageAddress.sweep + (search && `?${search}`)
}

/** The address of one of the learner's own lists. */
export function listAddress(id: string): string {
  return `${pageAddress.list}?${listParameter}=${id}`
}

/** The address of the import, into one of the learner's own lists. */
export function importAddress(list: string): string {
  return `${pageAddress.importWords}?${listParameter}=${list}`
}

/** Names the list that a page is about. */
export const listParameter = 'liste'

/** The address of the worksheet of a set. */
export function worksheetAddress(search: string): string {
  return pageAddress.worksheet + (search && `?${search}`)
}

/** The address of Kelimeler that looks for `text`. */
export function searchAddress(text: string): string {
  return wordsAddress(`q=${encodeURIComponent(text)}`)
}
