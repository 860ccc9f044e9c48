import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { npmCi } from './npm-ci.ts'

type Executable = { readonly path: string; readonly env: Readonly<Record<string, string>> }

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/microsoft-edge',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]

// No sandbox, because root in a container may not have one; the pages are our own.
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]

/** Starts a browser, with `more` options of its command line. Whoever asked for it closes it. */
export async function launch(more: readonly string[] = []): Promise<Browser> {
  const { path, env } = findBrowser()
  return await chromium.launch({
    executablePath: path,
    args: [...args, ...more],
    env: { ...process.env, ...env },
  })
}

/** Starts a browser that keeps its data in `folder`, on the disk as a learner's does. */
export async function launchOnDisk(folder: string): Promise<BrowserContext> {
  const { path, env } = findBrowser()
  return await chromium.launchPersistentContext(folder, {
    executablePath: path,
    args,
    env: { ...process.env, ...env },
  })
}

/** Sees to it that there is a browser to be started, which may take some seconds the first time. */
export function prepareBrowser(): void {
  findBrowser()
}

/**
 * The browser that `CHROMIUM_PATH` names, else an installed one, else one from the npm registry.
 * `CHROMIUM_PATH=npm` asks for the last.
 */
function findBrowser(): Executable {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted && wanted !== 'npm') return { path: wanted, env: {} }
  const installed = wanted ? undefined : places.find((place) => existsSync(place))
  if (installed) return { path: installed, env: {} }
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('Install Chrome, Chromium or Edge, or set CHROMIUM_PATH to where it is.')
  }
  return browserFromNpm()
}

function browserFromNpm(): Executable {
  const home = resolve('e2e/chromium')
  const manifest = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const version = manifest.dependencies['@sparticuz/chromium']
  const unpacked = resolve(`.cache/chromium-${version}`)
  if (!existsSync(unpacked)) {
    npmCi(home)
    // Moved when it is whole, so that a half of it is never taken for a browser.
    const workshop = `${unpacked}.${process.pid}`
    mkdirSync(workshop, { recursive: true })
    run(process.execPath, [join(home, 'unpack.mjs')], { TMPDIR: workshop })
    writeFileSync(join(workshop, 'fonts', 'fonts.conf'), fontConfig(join(unpacked, 'fonts')))
    rmSync(unpacked, { recursive: true, force: true })
    renameSync(workshop, unpacked)
  }
  return {
    path: join(unpacked, 'chromium'),
    env: {
      LD_LIBRARY_PATH: join(unpacked, 'al2023', 'lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  }
}

/** Where the browser finds fonts: those of the machine, if it has any, and its own. */
function fontConfig(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
  <dir>${folder}</dir>
  <cachedir>${folder}-cache</cachedir>
</fontconfig>
`
}

function run(file: string, options: readonly string[], env: Readonly<Record<string, string>>) {
  const { status, error } = spawnSync(file, options, {
    // Standard output belongs to the test runner's report.
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  })
  if (error || status !== 0) {
    throw new Error(`No test browser: ${basename(file)} ${options.join(' ')} failed`, {
      cause: error,
    })
  }
}
