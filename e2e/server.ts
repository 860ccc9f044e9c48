import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { settingNames } from '#server/config.ts'

export type RunningServer = {
  readonly pid: number
  /** Where it answers: `http://127.0.0.1:49152`. */
  readonly origin: string
  /** What it logged so far, where it was asked to be quiet. */
  readonly logged: () => string
  /** Ends it; gives its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the server as `npm start` does, on the site that was built last.
 *
 * @param env settings; those not given are unset, but the port is a free one and the data in a folder
 *   of its own.
 * @param isQuiet whether its log is kept to itself, rather than shown.
 * @param fileBlocks the largest file that it may write, in blocks of 512 bytes: a disk that is full.
 * @param root the folder of the product, where it is another than this one.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
  {
    isQuiet = false,
    fileBlocks,
    root = '.',
  }: { isQuiet?: boolean; fileBlocks?: number; root?: string } = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const lines: string[] = []
  const command = [process.execPath, 'server/main.ts']
  const limit = `ulimit -f ${fileBlocks}; exec "$@"`
  const [program = '', ...args] =
    fileBlocks === undefined ? command : ['sh', '-c', limit, 'sh', ...command]
  const server = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', isQuiet ? 'pipe' : 'inherit'],
    env: {
      ...environmentWithoutSettings(),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  server.stderr?.setEncoding('utf8').on('data', (text: string) => void lines.push(text))
  const exited = once(server, 'exit') as Promise<[number | null]>
  const removed = exited.then(() => rm(dataDir, { recursive: true, force: true }))
  const firstLine = once(createInterface(server.stdout as Readable), 'line') as Promise<[string]>
  const [origin] = await Promise.race([
    firstLine,
    exited.then(([code]) => Promise.reject(new Error(`The server ended with exit code ${code}.`))),
  ])
  return {
    pid: server.pid ?? 0,
    origin,
    logged: () => lines.join(''),
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal)
      const [code] = await exited
      await removed
      return code
    },
  }
}

/** This process's environment without what the server reads: tests say what that is. */
export function environmentWithoutSettings(): NodeJS.ProcessEnv {
  const settings: readonly string[] = settingNames
  return Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !settings.includes(name)),
  )
}
