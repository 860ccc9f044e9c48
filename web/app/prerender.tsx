import { prerender } from 'react-dom/static'
import { wordAddress } from '#contract/addresses.ts'
import type { PageFrame, WordPainter } from '#contract/word-painter.ts'
import { wordPageText } from '../text/word-page.ts'
import type { GivenWord } from '../vocabulary/given-word.ts'
import { App } from './app.tsx'
import { pageDocument } from './document.ts'
import { givenWordBlock } from './given-word-block.ts'
import { wordPage } from './pages.ts'

export { missingPage, pages, wordPage } from './pages.ts'

/** The HTML inside `#root` at `path`, with every lazy part of the screen in place. */
export async function renderPage(path: string, word?: GivenWord): Promise<string> {
  // Infinity, or React moves long parts of a page out of line, behind a script the CSP refuses.
  const { prelude } = await prerender(<App ssrPath={path} word={word} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return await new Response(prelude).text()
}

// Search engines show about 160 letters of it.
const usesInDescription = 2

export const renderWord: WordPainter['renderWord'] = (detail, frame) => {
  const [entry] = detail.entries
  const [sense] = entry?.senses ?? []
  const meanings = detail.entries.flatMap(({ senses }) => senses.flatMap(({ gloss }) => gloss))
  const facts = {
    title: wordPageText.title(detail.headword),
    description: wordPageText.description(
      detail.headword,
      [...new Set(meanings)].slice(0, 4).join(', '),
      sense?.definition ?? '',
      (sense?.uses ?? [])
        .slice(0, usesInDescription)
        .map(({ en, tr }) => `${en}: ${tr}`)
        .join('; '),
    ),
  }
  return wordDocument({ slug: detail.slug, word: { ok: true, value: detail } }, facts, frame)
}

export const renderMissingWord: WordPainter['renderMissingWord'] = (frame) => {
  const facts = {
    title: wordPageText.noSuchWord,
    description: wordPage.html ? wordPage.html.description : '',
  }
  return wordDocument(
    { slug: '-', word: { ok: false, problem: { kind: 'missing' } } },
    facts,
    frame,
  )
}

async function wordDocument(
  given: GivenWord,
  facts: { readonly title: string; readonly description: string },
  frame: PageFrame,
): Promise<string> {
  const body = await renderPage(wordAddress(given.slug), given)
  const behind = givenWordBlock(given)
  return pageDocument(frame, { ...facts, body, behind, isMissing: !given.word.ok })
}
