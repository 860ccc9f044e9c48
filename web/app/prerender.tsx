import { prerender } from 'react-dom/static'
import type { WordDetail } from '#lexicon/word-detail.ts'
import { wordPageText } from '../text/word-page.ts'
import type { GivenWord } from '../vocabulary/given-word.ts'
import { App } from './app.tsx'
import { type PageFrame, pageDocument } from './document.ts'
import { givenWordBlock } from './given-word-block.ts'
import { pageFacts } from './page-facts.ts'
import { wordRoute } from './routes.ts'

export { pageFacts } from './page-facts.ts'
export { missingRoute, routes, wordRoute } from './routes.ts'

/** The HTML inside `#root` at `path`, with every lazy part of the screen in place. */
export async function renderPage(path: string, word?: GivenWord): Promise<string> {
  // Infinity, or React moves long parts of a page out of line, behind a script the CSP refuses.
  const { prelude } = await prerender(<App ssrPath={path} word={word} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return await new Response(prelude).text()
}

/** The HTML file of a word's page. */
export async function renderWord(detail: WordDetail, frame: PageFrame): Promise<string> {
  const [entry] = detail.entries
  const [sense] = entry?.senses ?? []
  const meanings = detail.entries.flatMap(({ senses }) => senses.flatMap(({ gloss }) => gloss))
  const route = {
    title: wordPageText.title(detail.headword),
    description: wordPageText.description(
      detail.headword,
      [...new Set(meanings)].slice(0, 4).join(', '),
      sense?.definition ?? '',
    ),
  }
  return await wordDocument({ slug: detail.slug, word: { ok: true, value: detail } }, route, frame)
}

/** The HTML file for every address that could be a word's and is none's. */
export async function renderMissingWord(frame: PageFrame): Promise<string> {
  const route = {
    title: wordPageText.noSuchWord,
    description: pageFacts[wordRoute.path]?.description ?? '',
  }
  return await wordDocument({ slug: '-', word: { ok: false, problem: 'missing' } }, route, frame)
}

async function wordDocument(
  given: GivenWord,
  route: { readonly title: string; readonly description: string },
  frame: PageFrame,
): Promise<string> {
  const body = await renderPage(`/kelimeler/${given.slug}`, given)
  const behind = givenWordBlock(given)
  return pageDocument(frame, { route, body, behind, isMissing: !given.word.ok })
}
