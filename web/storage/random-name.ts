/** A name that nobody else has; also on a page without a secure connection, unlike a UUID. */
export function randomName(): string {
  const parts = crypto.getRandomValues(new Uint32Array(4))
  return Array.from(parts, (part) => part.toString(36)).join('')
}
