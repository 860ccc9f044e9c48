import type { RelatedWord, WordDetail } from '#lexicon/word-detail.ts'

/** What the pages of one screen have in common. */
export type PageFrame = {
  /** The HTML file that the bundler wrote. */
  readonly template: string
  /** Addresses of the module chunks that the screen needs. */
  readonly modules: readonly string[]
  /** Addresses of the module chunks that keep the learning record: fetched when they are needed. */
  readonly record: readonly string[]
  /** Address of the font file that every page shows text in. */
  readonly font: string
}

/** What paints the pages of words: the build makes it of the app's own screens, the server calls it. */
export type WordPainter = {
  /** The HTML file of a word's page. */
  readonly renderWord: (detail: WordDetail, frame: PageFrame) => Promise<string>
  /** The HTML file for a slug that is no word's: it suggests those of `words` that are near. */
  readonly renderMissingWord: (
    slug: string,
    words: readonly Required<RelatedWord>[],
    frame: PageFrame,
  ) => Promise<string>
}

/** Where the build leaves for the server what it paints with; beside the site, and served to nobody. */
export const painterFiles = {
  folder: '.server',
  /** The module that is a `WordPainter`. */
  painter: 'prerender.js',
  /** The `PageFrame` of the words' pages. */
  frame: 'word-frame.json',
  /** All shards of the words, a list of `WordShard`. */
  words: 'words.json',
  /** All words as they are shipped for browsing, `ShippedWords`. */
  index: 'index.json',
} as const
