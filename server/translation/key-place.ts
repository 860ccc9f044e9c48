/** Where the translation service is told the key that pays. */
export const keyPlaces = ['header', 'query'] as const
export type KeyPlace = (typeof keyPlaces)[number]

/**
 * Where the key goes unless the operator says so.
 *
 * Google's own service documents a header for it, and what stands in an address is logged by all
 * that it passes. Any other service is called as the specification has it, with the key in the
 * query: that is the call that each of them is made to understand.
 * Source: cloud.google.com/docs/authentication/api-keys-use.
 */
export function keyPlaceFor(url: string): KeyPlace {
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' && /(?:^|\.)googleapis\.com$/.test(hostname) ? 'header' : 'query'
}
