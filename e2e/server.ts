import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

export type RunningServer = {
  /** Where it answers: `http://127.0.0.1:49152`. */
  readonly origin: string
  /** Ends it; gives its exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

/**
 * Starts the server as `npm start` does, on the site that was built last.
 *
 * @param env settings; those not given are unset, and the port is a free one.
 */
export async function startServer(
  env: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const { PUBLIC_URL, CONTACT_EMAIL, HOST, PORT, ...inherited } = process.env
  const server = spawn(process.execPath, ['server/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...inherited, PORT: '0', ...env },
  })
  const exited = once(server, 'exit') as Promise<[number | null]>
  const firstLine = once(createInterface(server.stdout), 'line') as Promise<[string]>
  const [origin] = await Promise.race([
    firstLine,
    exited.then(([code]) => Promise.reject(new Error(`The server ended with exit code ${code}.`))),
  ])
  return {
    origin,
    stop: async (signal = 'SIGTERM') => {
      server.kill(signal)
      const [code] = await exited
      return code
    },
  }
}
