/**
 * A name that nobody else has; also on a page without a secure connection, unlike a UUID.
 *
 * @param words how many times 32 bits are left to chance.
 */
export function randomName(words = 4): string {
  const parts = crypto.getRandomValues(new Uint32Array(words))
  return Array.from(parts, (part) => part.toString(36)).join('')
}
