// Draws what only exists as pixels: the link preview, the icon for home screens that take no SVG, and
// the screens of the main journey, for README and for whoever installs the site. Run by hand when
// they have changed:
//   npm run pictures

import { copyFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from '#e2e/browser.ts'
import { startServer } from '#e2e/server.ts'
import { photographJourney } from './pictures/journey.ts'

const linkPreview = new URL('pictures/link-preview.html', import.meta.url).href
// The whole square: home screens round the corners themselves.
const icon = readFileSync(new URL('../public/icon-maskable.svg', import.meta.url), 'utf8')

const browser = await launch()
try {
  await draw(1200, 630, 'og.png', (page) => page.goto(linkPreview))
  await photograph()
  await draw(180, 180, 'apple-touch-icon.png', (page) =>
    page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon}`),
  )
} finally {
  await browser.close()
}

/** The journey on a phone and on a desktop; what is `screenshot-…` stands in the manifest. */
async function photograph() {
  const server = await startServer()
  const inDocs = (name: string) => pathOf(`docs/pictures/${name}.png`)
  const onDesktop = (name: string) =>
    name === 'question' ? pathOf('public/screenshot-wide.png') : undefined
  try {
    await photographJourney(browser, server.origin, { width: 390, height: 844 }, inDocs)
    await photographJourney(browser, server.origin, { width: 1280, height: 800 }, onDesktop)
  } finally {
    await server.stop()
  }
  copyFileSync(inDocs('question'), pathOf('public/screenshot-question.png'))
  copyFileSync(inDocs('review'), pathOf('public/screenshot-review.png'))
}

function pathOf(file: string): string {
  return fileURLToPath(new URL(`../${file}`, import.meta.url))
}

type Page = Awaited<ReturnType<typeof browser.newPage>>

async function draw(
  width: number,
  height: number,
  name: string,
  show: (page: Page) => Promise<unknown>,
) {
  const page = await browser.newPage({ viewport: { width, height } })
  await show(page)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: pathOf(`public/${name}`) })
  await page.close()
}
