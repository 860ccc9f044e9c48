/**
 * Whether a client that sent `header` as Accept-Encoding prefers brotli to no compression (RFC 9110,
 * section 12.5.3).
 */
export function prefersBrotli(header: string | undefined): boolean {
  if (header === undefined) return false
  const weights = new Map(
    header.split(',').map((part) => {
      const [coding = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase())
      const weight = parameters.find((parameter) => parameter.startsWith('q='))
      return [coding, weight === undefined ? 1 : Number(weight.slice(2)) || 0] as const
    }),
  )
  const rest = weights.get('*')
  const brotli = weights.get('br') ?? rest ?? 0
  // Not named, identity is acceptable and yields to everything that is named.
  const identity = weights.get('identity') ?? 0
  return brotli > 0 && brotli >= identity
}
