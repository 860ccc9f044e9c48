import { isIPv4 } from 'node:net'

/** The settings that name a connection which may be plain, each with how to have it encrypted. */
export const encryptable = {
  DATABASE_URL: 'add ?sslmode=verify-full',
  TRANSLATION_URL: 'use https:',
  SMTP_URL: 'use smtps:, or add ?requireTLS=true',
} as const

export type Encryptable = keyof typeof encryptable

/**
 * Whether what goes over the connection that `address` names can be read on its way: it leaves this
 * machine, and nothing requires it to be encrypted.
 */
export function isReadable(name: Encryptable, address: URL): boolean {
  return !isEncrypted[name](address) && !isLoopback(address)
}

const isEncrypted: Readonly<Record<Encryptable, (address: URL) => boolean>> = {
  // `prefer` and `allow` take what they get elsewhere; pg has them mean the same as the others.
  DATABASE_URL: (address) => {
    const mode = lastOf(address, 'sslmode')
    // Where there is a mode, pg goes by that, whatever `ssl` says.
    return mode === undefined
      ? /^(?:true|1)$/.test(lastOf(address, 'ssl') ?? '')
      : /^(?:require|verify-ca|verify-full|no-verify)$/.test(mode)
  },
  TRANSLATION_URL: ({ protocol }) => protocol === 'https:',
  SMTP_URL: ({ protocol, searchParams }) =>
    protocol === 'smtps:' || searchParams.get('requireTLS') === 'true',
}

function isLoopback(address: URL): boolean {
  // A PostgreSQL of this machine may also be named by the folder of its socket.
  const host = lastOf(address, 'host') ?? decodeURIComponent(address.hostname)
  if (host === '' || host.startsWith('/')) return true
  if (isIPv4(host)) return host.startsWith('127.')
  return host === 'localhost' || host === '[::1]' || host === '::1'
}

/** What a parameter says that may stand there several times: to pg, the last one counts. */
function lastOf({ searchParams }: URL, name: string): string | undefined {
  return searchParams.getAll(name).at(-1)
}
