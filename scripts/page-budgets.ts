import { readdirSync } from 'node:fs'
import { scriptBytes } from './page-weight.ts'

/**
 * Bytes of script that a page may ask for until it can be used, compressed, by its file. React alone is
 * 58,000 of them. Each is a little above what the page weighs: what grows beyond it is grown on purpose.
 */
const budgets: Readonly<Record<string, number>> = {
  'index.html': 85_000,
  'calculation.html': 122_500,
  'tekrar.html': 132_000,
  'ogren.html': 129_500,
  'kelimeler.html': 142_500,
  'kelime.html': 121_000,
  'ilerleme.html': 125_500,
  'contact.html': 97_500,
  'hakkimizda.html': 88_000,
  'ayarlar.html': 105_500,
  'listelerim.html': 113_500,
  'calisma-kagidi.html': 111_500,
  '404.html': 85_500,
}

// What a device without a connection shows of addresses that were never painted.
const unpainted = 'kabuk.html'

/** The pages of the site in `folder` that weigh more than they may, or have no budget. */
export function heavyPages(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.html') && name !== unpainted)
    .flatMap((name) => {
      const bytes = scriptBytes(folder, name)
      const budget = budgets[name]
      if (budget === undefined) return [`${name} has no budget; it weighs ${bytes} bytes.`]
      return bytes > budget ? [`${name} weighs ${bytes} bytes, of ${budget} allowed.`] : []
    })
}
