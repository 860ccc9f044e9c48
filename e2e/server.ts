import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { settingNames } from '#server/config.ts'

export type RunningServer = {
  readonly pid: number
  /** Where it answers: `http://127.0.0.1:49152`. */
  readonly origin: string
  /** Ends it; gives its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the server as `npm start` does, on the site that was built last.
 *
 * @param env settings; those not given are unset, but the port is a free one and the data in a folder
 *   of its own.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'data-'))
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...environmentWithoutSettings(),
      PORT: '0',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      ...env,
    },
  })
  const exited = once(server, 'exit') as Promise<[number | null]>
  void exited.then(() => rm(dataDir, { recursive: true, force: true }))
  const firstLine = once(createInterface(server.stdout), 'line') as Promise<[string]>
  const [origin] = await Promise.race([
    firstLine,
    exited.then(([code]) => Promise.reject(new Error(`The server ended with exit code ${code}.`))),
  ])
  return {
    pid: server.pid ?? 0,
    origin,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal)
      const [code] = await exited
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
