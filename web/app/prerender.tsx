import { prerender } from 'react-dom/static'
import { App } from './app.tsx'

export { missingRoute, routes } from './routes.ts'

/** The HTML inside `#root` at `path`, with every lazy part of the screen in place. */
export async function renderPage(path: string): Promise<string> {
  // Infinity, or React moves long parts of a page out of line, behind a script the CSP refuses.
  const { prelude } = await prerender(<App ssrPath={path} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return await new Response(prelude).text()
}
