import { copyFile, glob, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

// Longer than a tab is usually left open, and than a page may lie in a cache between.
const keptMs = 14 * 24 * 3_600_000
// The server holds every file in memory.
const mostBytes = 64 * 2 ** 20

// Says when each of the kept files was last part of a site. Not served: its name begins with a dot.
const noteName = '.earlier-assets.json'
type Note = Readonly<Record<string, number>>

/**
 * Adds to `site`, newly built, the assets of `before`, the site that it replaces, so that tabs opened
 * on earlier sites still get the parts that they ask for later. Assets are named after their content:
 * none can take the place of another. Those not part of any site for two weeks are left behind, and
 * so are the oldest where there are more than 64 MB of them.
 *
 * @param before need not be there.
 */
export async function keepEarlierAssets(before: string, site: string, now: number): Promise<void> {
  const current = new Set(await assetsIn(site))
  const note = await noteIn(before)
  const earlier = (await assetsIn(before))
    .filter((name) => !current.has(name))
    .map((name) => ({ name, lastAt: note[name] ?? now }))
    .filter(({ lastAt }) => now - lastAt < keptMs)
    .toSorted((a, b) => b.lastAt - a.lastAt)
  const kept: Record<string, number> = {}
  let bytes = 0
  for (const { name, lastAt } of earlier) {
    bytes += (await stat(join(before, name))).size
    if (bytes > mostBytes) break
    await copyFile(join(before, name), join(site, name))
    kept[name] = lastAt
  }
  await writeFile(join(site, noteName), JSON.stringify(kept))
}

/** Names of the assets of a site, their compressed copies among them: `assets/quiz-1.js.br`. */
async function assetsIn(folder: string): Promise<string[]> {
  const names = await Array.fromAsync(glob('assets/*', { cwd: folder }))
  return names.map((name) => name.replaceAll('\\', '/'))
}

async function noteIn(folder: string): Promise<Note> {
  const text = await readFile(join(folder, noteName), 'utf8').catch(() => '{}')
  return JSON.parse(text)
}
