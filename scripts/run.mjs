// node scripts/run.mjs [--build | --lexicon] [file [arguments]]
//
// Installs what is missing or stale, builds what the file needs, then runs it on the project's own
// Node. Plain JavaScript without dependencies: it starts on whatever Node there is, from 18 on.

import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nodePackage, packagedNode, skippedPackages, thisMachine } from './packaged-node.mjs'
import { sourceHash } from './source-hash.mjs'

const oldestOwnNode = 24
const root = join(dirname(fileURLToPath(import.meta.url)), '..')
process.chdir(root)
const stamp = 'node_modules/.lock-hash'
const lock = readFileSync('package-lock.json', 'utf8')

/** @type {import('node:child_process').ChildProcess | undefined} */
let child
let isStopping = false
passSignalsOn()

requireSomeNode()
const [option, ...rest] = process.argv.slice(2)
const command = option?.startsWith('--') ? rest : process.argv.slice(2)
if (!isReady()) {
  const endTurn = await takeTurn()
  // Whoever had the turn before may have left nothing to do.
  if (!isInstalled()) await install()
  if (option === '--lexicon') await must(node(), ['scripts/build.ts', '--lexicon'], { env: env() })
  else if (!isReady()) await must(node(), ['scripts/build.ts'], { env: env() })
  endTurn()
}
if (command.length > 0) process.exitCode = await run(node(), command, { env: env() })

function isReady() {
  if (!isInstalled() || option === '--lexicon') return false
  return option !== '--build' || read('dist/.source-hash') === sourceHash(root)
}

function isInstalled() {
  return read(stamp) === lockHash() && (packagedNode(root) || !nodePackage(thisMachine))
}

/** The project's own Node, or this one where there is none. */
function node() {
  return packagedNode(root) ?? process.execPath
}

function env() {
  const bins = [dirname(node()), join(root, 'node_modules', '.bin')].join(delimiter)
  return { ...process.env, PATH: `${bins}${delimiter}${process.env.PATH ?? ''}` }
}

function lockHash() {
  return createHash('sha256')
    .update(JSON.stringify([lock, thisMachine]))
    .digest('hex')
}

function requireSomeNode() {
  const own = Number(process.versions.node.split('.')[0])
  if (nodePackage(thisMachine) || own >= oldestOwnNode) return
  console.error(
    `Install Node.js ${oldestOwnNode} or newer: npm has no Node for ${process.platform} ${process.arch} (${thisMachine.libc ?? 'any libc'}), and this one is ${process.version}.`,
  )
  process.exit(1)
}

/**
 * Waits until no other process installs or builds here: two at once would leave halves of each.
 * Returns what ends this process's own turn; its end does too.
 */
async function takeTurn() {
  const file = '.cache/turn'
  const own = `${file}.${process.pid}`
  mkdirSync('.cache', { recursive: true })
  writeFileSync(own, String(process.pid))
  process.on('exit', () => rmSync(own, { force: true }))
  for (let isTold = false; !linked(own, file); ) {
    const owner = Number(read(file))
    if (owner > 0 && !isRunning(owner)) {
      rmSync(file, { force: true })
      continue
    }
    if (!isTold) console.error(`Waiting for process ${owner}, which installs or builds here.`)
    isTold = true
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  rmSync(own)
  const release = () => rmSync(file, { force: true })
  process.on('exit', release)
  return () => {
    process.off('exit', release)
    release()
  }
}

/**
 * Gives the file `own` a second name, unless another process has it: content and all in one step.
 *
 * @param {string} own
 * @param {string} file
 */
function linked(own, file) {
  try {
    linkSync(own, file)
    return true
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false
    throw error
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}

async function install() {
  // First off, last on: an install that was cut short is never taken for a whole one.
  rmSync(stamp, { force: true })
  await npmCi(process.execPath)
  const own = packagedNode(root)
  if (own && skippedPackages(root, JSON.parse(lock), thisMachine).length > 0) {
    // A copy, because npm removes node_modules while it runs.
    const copy = join(root, '.cache', basename(own))
    mkdirSync('.cache', { recursive: true })
    copyFileSync(own, copy)
    await npmCi(copy)
    rmSync(copy, { force: true })
  }
  if (!packagedNode(root) && nodePackage(thisMachine)) {
    console.error(`npm left out ${nodePackage(thisMachine)}, which everything here runs on.`)
    process.exit(1)
  }
  writeFileSync(stamp, lockHash())
}

/** @param {string} nodeForNpm */
async function npmCi(nodeForNpm) {
  // NODE_ENV=production would leave out what the build needs; a warning of npm's would speak of
  // the Node that it runs on, which is not the one the packages will run on.
  const include = ['--include=dev', '--include=optional']
  const args = ['ci', ...include, '--no-audit', '--no-fund', '--loglevel=error']
  // The npm that started us, as a script: its command has another name on each system.
  const npm = process.env.npm_execpath
  if (npm && basename(npm) === 'npm-cli.js') await must(nodeForNpm, [npm, ...args])
  else await must('npm', args, { shell: true })
}

/**
 * Runs a step that everything after it needs: ends this process when it fails.
 *
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
async function must(file, args, options) {
  const code = await run(file, args, options)
  if (code !== 0) process.exit(code)
}

/**
 * @param {string} file
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} the exit code, 128 + signal number as a shell has it after a signal
 */
function run(file, args, options) {
  if (isStopping) process.exit(1)
  return new Promise((resolve) => {
    child = spawn(file, args, { stdio: 'inherit', ...options })
    child.on('error', (error) => {
      console.error(`Could not start ${file}: ${error.message}`)
      resolve(1)
    })
    child.on('exit', (code, signal) => {
      resolve(code ?? (signal === 'SIGINT' ? 130 : signal === 'SIGTERM' ? 143 : 1))
    })
  })
}

function passSignalsOn() {
  /** @param {NodeJS.Signals} signal */
  const stop = (signal) => {
    isStopping = true
    if (!child?.kill(signal)) process.exit(1)
  }
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, stop)
  }
  // npm runs us in a shell of its own: SIGTERM to npm ends that shell and does not reach us.
  const parent = process.ppid
  setInterval(() => {
    if (process.ppid !== parent && !isStopping) stop('SIGTERM')
  }, 500).unref()
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
