import type { WordDetail } from '#lexicon/word-detail.ts'

/** What the pages of one screen have in common. */
export type PageFrame = {
  /** The HTML file that the bundler wrote, without what it links to. */
  readonly template: string
  /** The rules that the painted screen needs. */
  readonly styles: string
  /**
   * Addresses of what the screen needs to come alive: all rules, module chunks, and last the module
   * that starts it. The script in `index.html` asks for them after the first frame.
   */
  readonly later: readonly string[]
  /** Addresses of the module chunks that keep the learning record: fetched when they are needed. */
  readonly record: readonly string[]
}

/** What paints the pages of words: the build makes it of the app's own screens, the server calls it. */
export type WordPainter = {
  /** The HTML file of a word's page. */
  readonly renderWord: (detail: WordDetail, frame: PageFrame) => Promise<string>
  /** The HTML file for every address that could be a word's and is none's. */
  readonly renderMissingWord: (frame: PageFrame) => Promise<string>
}

/** Where the build leaves for the server what it paints with; beside the site, and served to nobody. */
export const painterFiles = {
  folder: '.server',
  /** The module that is a `WordPainter`. */
  painter: 'prerender.js',
  /** The `PageFrame` of the words' pages. */
  frame: 'word-frame.json',
  /** The page that says that there is no such word. */
  missing: 'missing-word.html',
  /** All shards of the words, a list of `WordShard`. */
  words: 'words.json',
  /** All words as they are shipped for browsing, `ShippedWords`. */
  index: 'index.json',
} as const
