// node journey.mjs PROGRAM ORIGIN: the main journey in a browser that speaks WebDriver BiDi.
// Says each screen that came up, and every error that the page reported; ends with 1 where any did.

import puppeteer from 'puppeteer-core'

const [executablePath = '', origin = ''] = process.argv.slice(2)
const browser = await puppeteer.launch({
  browser: 'firefox',
  executablePath,
  headless: true,
  // Older versions refuse to be given another size later.
  args: ['--width=390', '--height=844'],
  defaultViewport: null,
})
let faults = 0
try {
  console.log(await browser.version())
  const page = await browser.newPage()
  page.on('pageerror', (error) => fault(`error: ${error}`))
  page.on('console', (message) => {
    if (message.type() === 'error') fault(`console: ${message.text()}`)
  })

  await step('home', () => page.goto(origin))
  await step('a question', async () => {
    await press(page, 'KOLAY')
    await page.waitForSelector('fieldset input')
  })
  for (const number of [1, 2, 3]) {
    await step(`answer ${number}`, async () => {
      const word = await page.$eval('h1', ({ textContent }) => textContent)
      await page.keyboard.press('1')
      await until(
        page,
        (before) =>
          document.querySelector('h1')?.textContent !== before &&
          document.querySelector('fieldset input') !== null,
        word,
      )
    })
  }
  await step('the review', async () => {
    await press(page, 'Bitir')
    await page.waitForSelector('[data-verdict]')
  })
  await step('the results', async () => {
    await press(page, 'Hesaplama')
    await page.waitForSelector('svg[role=group] path, svg[role=group] circle')
  })
  await step('a search', async () => {
    await page.goto(`${origin}/kelimeler?q=gidiyorum`)
    await until(page, () =>
      [...document.querySelectorAll('#icerik li [lang=en]')].some(
        ({ textContent }) => textContent === 'go',
      ),
    )
  })
  await step('the page of a word', async () => {
    await page.goto(`${origin}/kelimeler/light`)
    await page.waitForSelector('blockquote')
  })
  for (const path of ['/tekrar', '/ilerleme', '/ayarlar', '/contact', '/hakkimizda']) {
    await step(path, async () => {
      await page.goto(origin + path)
      await page.waitForSelector('h1')
    })
  }
} finally {
  await browser.close()
}
process.exitCode = faults === 0 ? 0 : 1

/**
 * @param {string} name
 * @param {() => Promise<unknown>} act
 */
async function step(name, act) {
  await act()
  console.log(`  ${name}`)
}

/**
 * Presses the button or link that begins with `name`, once it is there.
 *
 * @param {import('puppeteer-core').Page} page
 * @param {string} name
 */
async function press(page, name) {
  const selector = `::-p-xpath(//*[self::button or self::a][starts-with(normalize-space(), "${name}")])`
  const found = await page.waitForSelector(selector)
  await found?.click()
}

/**
 * Waits for what `holds` says of the page. The library's own way to wait needs what our
 * Content-Security-Policy forbids.
 *
 * @template Given
 * @param {import('puppeteer-core').Page} page
 * @param {(given: Given) => boolean} holds
 * @param {Given} [given]
 */
async function until(page, holds, given) {
  for (let tries = 0; tries < 150; tries += 1) {
    if (await page.evaluate(holds, given)) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('That did not come about.')
}

/** @param {string} what */
function fault(what) {
  faults += 1
  console.log(`  ${what}`)
}
