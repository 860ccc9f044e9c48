import { z } from 'zod'

/** What the operator decides, from the environment. */
export type Config = {
  readonly host: string
  /** 0 lets the system choose a free one. */
  readonly port: number
  /** The address that readers use, without a slash at its end; unknown unless it is set. */
  readonly publicUrl: string | undefined
  /** Where learners can write to; left out of the pages unless it is set. */
  readonly contactEmail: string | undefined
}

const notAPort = 'must be a whole number from 0 to 65535'
const notAnOrigin = 'must be the address of the site alone, such as https://kelime.example.com'

const settings = {
  HOST: z.string().default('127.0.0.1'),
  PORT: z
    .string()
    .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, notAPort)
    .transform(Number)
    .default(3000),
  PUBLIC_URL: z.string().refine(isOrigin, notAnOrigin).transform(toOrigin).optional(),
  CONTACT_EMAIL: z.email('must be an e-mail address').optional(),
}

/**
 * The configuration that `environment` asks for, or every mistake in it, a line each.
 *
 * A variable set to nothing counts as not set.
 */
export function readConfig(
  environment: Readonly<Record<string, string | undefined>>,
): { ok: true; value: Config } | { ok: false; problem: readonly string[] } {
  const given = Object.fromEntries(
    Object.entries(environment)
      .map(([name, value]) => [name, value?.trim()] as const)
      .filter(([, value]) => value),
  )
  const parsed = z.object(settings).safeParse(given)
  if (!parsed.success) {
    const problem = parsed.error.issues.map(({ path, message }) => {
      const name = String(path[0])
      return `${name} ${message}; it is ${JSON.stringify(given[name])}.`
    })
    return { ok: false, problem }
  }
  const { HOST, PORT, PUBLIC_URL, CONTACT_EMAIL } = parsed.data
  return {
    ok: true,
    value: { host: HOST, port: PORT, publicUrl: PUBLIC_URL, contactEmail: CONTACT_EMAIL },
  }
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false
  const url = new URL(text)
  return /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function toOrigin(text: string): string {
  return new URL(text).origin
}
