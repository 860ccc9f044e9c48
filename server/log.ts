import querystring from 'node:querystring'
import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

export type Log = Logger

// What is shorter keeps nobody out, and would be found in every line.
const shortestSecret = 4

/**
 * Structured logs: a line of JSON each, on standard error.
 *
 * Nothing of a request but its method and route, of an answer but its status, and of an error of
 * the outside but its code is ever logged. `secrets` are the last resort: wherever one of them
 * would be in a line, something else is.
 */
export function createLog(
  level: Config['logLevel'],
  secrets: readonly string[],
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Log {
  const hidden = secrets.flatMap((secret) => [secret, JSON.stringify(secret).slice(1, -1)])
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: {
        streamWrite: (line) =>
          hidden.reduce((text, secret) => text.replaceAll(secret, '[hidden]'), line),
      },
    },
    destination,
  )
}

/** What in `config` nobody may read: keys, and addresses with passwords in them. */
export function secretsIn({ translation, databaseUrl, mail }: Config): string[] {
  const addresses = [databaseUrl, mail?.smtpUrl].filter((address) => address !== undefined)
  const passwords = [...addresses, translation.url].flatMap((address) => {
    const { password, searchParams } = new URL(address)
    // A key that the operator wrote into the address.
    const keys = address === translation.url ? [...searchParams.values()] : []
    return [password, querystring.unescape(password), ...keys]
  })
  return [translation.key ?? '', ...addresses, ...passwords].filter(
    ({ length }) => length >= shortestSecret,
  )
}

/** Where an error of our own came from. Its message is left out: it may quote what was sent. */
export function placeOf(error: unknown): { readonly name: string; readonly frames: string[] } {
  if (!(error instanceof Error)) return { name: typeof error, frames: [] }
  const lines = (error.stack ?? '').split('\n')
  return { name: error.name, frames: lines.filter((line) => line.startsWith('    at ')) }
}
