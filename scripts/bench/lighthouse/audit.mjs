// node audit.mjs PORT ADDRESS: what Lighthouse, as a phone, says of a page in the browser at PORT.

import lighthouse from 'lighthouse'

const [port, address] = process.argv.slice(2)
const result = await lighthouse(address, { port: Number(port), output: 'json', logLevel: 'error' })
if (!result) throw new Error(`No result for ${address}`)
const { audits, categories } = result.lhr
/** @param {string} name */
const value = (name) => audits[name]?.numericValue ?? Number.NaN
process.stdout.write(
  JSON.stringify({
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      Object.entries(categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    ),
    faults: Object.values(audits)
      .filter(({ score, scoreDisplayMode }) => score === 0 && scoreDisplayMode === 'binary')
      .map(({ id }) => id),
  }),
)
