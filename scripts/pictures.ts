// Draws the pictures in public/ that only exist as pixels: the link preview and the icon for home
// screens that take no SVG. Run by hand when their sources change:
//   node scripts/run.mjs scripts/pictures.ts

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launch } from '#e2e/browser.ts'

const linkPreview = new URL('pictures/link-preview.html', import.meta.url).href
// The whole square: home screens round the corners themselves.
const icon = readFileSync(new URL('../public/icon-maskable.svg', import.meta.url), 'utf8')

const browser = await launch()
try {
  await draw(1200, 630, 'og.png', (page) => page.goto(linkPreview))
  await draw(180, 180, 'apple-touch-icon.png', (page) =>
    page.setContent(`<style>body{margin:0}svg{display:block}</style>${icon}`),
  )
} finally {
  await browser.close()
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
  const path = fileURLToPath(new URL(`../public/${name}`, import.meta.url))
  await page.screenshot({ path })
  await page.close()
}
