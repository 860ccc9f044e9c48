import { isIPv4, isIPv6 } from 'node:net'

/** What a client is counted by. */
export type ClientNetwork = {
  readonly name: string
  /** How many times as much as one client may do all in it may do together. */
  readonly share: number
}

// A provider gives a household one network of 64 bits or up to 256 of them; more than a few of which
// are hardly ever people of their own.
const householdShare = 4

/**
 * The networks that the client at `address` is counted by: the address itself for IPv4, the /64 and
 * the /56 around it for IPv6. All that is no address is one client.
 *
 * @param address as a socket or a proxy tells it: also with a port, in brackets, with a zone.
 *   `undefined` where the connection is gone.
 */
export function networksOf(address: string | undefined): readonly ClientNetwork[] {
  const bare = withoutPort(address?.trim() ?? '').replace(/%.*$/, '')
  if (isIPv4(bare)) return [{ name: bare, share: 1 }]
  if (!isIPv6(bare)) return [{ name: 'unknown', share: 1 }]
  const groups = groupsOf(bare)
  // An IPv4 address in the clothes of IPv6, as a socket for both tells it (RFC 4291, 2.5.5.2).
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const bytes = groups.slice(6).flatMap((group) => [group >> 8, group & 0xff])
    return [{ name: bytes.join('.'), share: 1 }]
  }
  const [first = 0, second = 0, third = 0, fourth = 0] = groups
  const network = (bits: number, last: number, share: number) => ({
    name: `${[first, second, third, last].map((group) => group.toString(16)).join(':')}::/${bits}`,
    share,
  })
  return [network(64, fourth, 1), network(56, fourth & 0xff00, householdShare)]
}

/** The address in `192.0.2.1:4711`, `[2001:db8::1]:4711` or `[2001:db8::1]`. */
function withoutPort(text: string): string {
  const [, address] =
    /^\[([^\]]*)\](?::\d+)?$/.exec(text) ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text) ?? []
  return address ?? text
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::').map(hexGroups)
  const before = head || []
  const after = tail || []
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after]
}

function hexGroups(part: string): number[] {
  if (part === '') return []
  return part.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [(a << 8) | b, (c << 8) | d]
  })
}
