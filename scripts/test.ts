// npm test: every check there is, one after the other, to the end. The last line says how many of
// them and of the tests passed and failed.

import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { borderProblems } from './borders.ts'
import { importCircles } from './import-circles.ts'
import { readRooms } from './imports.ts'
import { heavyPages } from './page-budgets.ts'

const vitestTimeoutMs = 45 * 60_000
const results = '.cache/test-results.json'

type Check = { readonly name: string; readonly passes: () => boolean | Promise<boolean> }

const build: Check = {
  name: 'build',
  passes: () => runNode(['scripts/run.mjs', '--build']) === 0,
}
const checks: readonly Check[] = [
  build,
  { name: 'format and lint', passes: () => runs('@biomejs/biome/bin/biome', 'ci', '.') },
  { name: 'types', passes: () => runs('typescript/bin/tsc', '-p', 'tsconfig.json') },
  {
    name: 'types of domain, without browser or Node',
    passes: () => runs('typescript/bin/tsc', '-p', 'tsconfig.domain.json'),
  },
  { name: 'nothing unused', passes: () => runs('knip/bin/knip.js') },
  { name: 'borders', passes: async () => isEmpty(borderProblems(await readRooms())) },
  { name: 'no circles', passes: async () => isEmpty(importCircles(await readRooms())) },
  { name: 'weight of the pages', passes: () => isEmpty(heavyPages('dist')) },
]

const failedChecks: string[] = []
for (const { name, passes } of checks) {
  const startedAt = performance.now()
  const isPassed = await attempt(passes)
  if (!isPassed) failedChecks.push(name)
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
  console.log(`${isPassed ? '✓' : '✗'} ${name} (${seconds} s)`)
}
// The site that an earlier build left behind would tell nothing about this one.
const projects = failedChecks.includes(build.name)
  ? ['unit', 'components', 'words', 'server'].flatMap((name) => ['--project', name])
  : []
const tests = runVitest([...projects, ...process.argv.slice(2)])

for (const name of failedChecks) console.log(`✗ ${name}`)
const failed = failedChecks.length + tests.failed
console.log(`${checks.length - failedChecks.length + tests.passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

async function attempt(passes: Check['passes']): Promise<boolean> {
  try {
    return await passes()
  } catch (error) {
    console.error(error)
    return false
  }
}

function runs(script: string, ...args: readonly string[]): boolean {
  return runNode([`node_modules/${script}`, ...args]) === 0
}

function runNode(args: readonly string[], timeoutMs?: number): number | null {
  const { status } = spawnSync(process.execPath, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
  })
  return status
}

function isEmpty(problems: readonly string[]): boolean {
  for (const problem of problems) console.error(problem)
  return problems.length === 0
}

type Report = {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

function runVitest(args: readonly string[]): { passed: number; failed: number } {
  mkdirSync('.cache', { recursive: true })
  rmSync(results, { force: true })
  const status = runNode(['node_modules/vitest/vitest.mjs', 'run', ...args], vitestTimeoutMs)
  const report = readReport()
  if (!report) {
    console.error('The test runner ended without a report.')
    return { passed: 0, failed: 1 }
  }

  nameSecondTries(report)
  // A file that could not even be loaded has no failed test of its own.
  const unloaded = report.testResults.filter(
    (file) =>
      file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  )
  const failed = report.numFailedTests + unloaded.length
  // Errors outside any test show in the exit code alone.
  return { passed: report.numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed }
}

/** Names what passed at its second try only, with why it failed before: none of it should stay. */
function nameSecondTries({ testResults }: Report): void {
  for (const { fullName, status, failureMessages } of testResults.flatMap(
    ({ assertionResults }) => assertionResults,
  )) {
    const [message] = failureMessages ?? []
    if (status === 'passed' && message) console.log(`↻ ${fullName}\n${message}`)
  }
}

function readReport(): Report | undefined {
  try {
    return JSON.parse(readFileSync(results, 'utf8'))
  } catch {
    return undefined
  }
}
