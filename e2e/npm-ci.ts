import { spawnSync } from 'node:child_process'
import { basename } from 'node:path'

/** Installs what the lock file in `folder` names: packages that only tests need, and not all of them. */
export function npmCi(folder: string) {
  const options = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', folder]
  const npm = process.env.npm_execpath
  // On this very Node: npm leaves out, without a word, what it thinks too new for another.
  const isScript = npm !== undefined && basename(npm) === 'npm-cli.js'
  const { status, error } = spawnSync(
    isScript ? process.execPath : 'npm',
    isScript ? [npm, ...options] : options,
    // Standard output belongs to the test runner's report.
    { stdio: ['ignore', 'ignore', 'inherit'] },
  )
  if (error || status !== 0) throw new Error(`npm ci failed in ${folder}`, { cause: error })
}
