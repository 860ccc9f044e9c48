import { isIPv6 } from 'node:net'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { networksOf } from './client-networks.ts'

const namesOf = (address: string | undefined) => networksOf(address).map(({ name }) => name)

test.each([
  ['192.0.2.1', ['192.0.2.1']],
  ['192.0.2.1:4711', ['192.0.2.1']],
  ['::ffff:192.0.2.1', ['192.0.2.1']],
  ['[::ffff:c000:201]:80', ['192.0.2.1']],
  ['2001:db8:1:2ff::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56']],
  ['[2001:DB8:1:2ff::1]:4711', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56']],
  ['[2001:db8:1:2ff::]', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56']],
  ['fe80::1%eth0', ['fe80:0:0:0::/64', 'fe80:0:0:0::/56']],
  ['::1', ['0:0:0:0::/64', '0:0:0:0::/56']],
  ['64:ff9b::192.0.2.33', ['64:ff9b:0:0::/64', '64:ff9b:0:0::/56']],
  ['unknown', ['unknown']],
  ['_hidden:4711', ['unknown']],
  ['', ['unknown']],
  [undefined, ['unknown']],
])('%s is counted by %j', (address, names) => {
  expect(namesOf(address)).toEqual(names)
})

test('however an address of IPv6 is written, and whatever its last half, it is the same client', () => {
  const group = fc.integer({ min: 0, max: 0xffff })
  fc.assert(
    fc.property(
      // Not one of IPv4's.
      fc.tuple(fc.integer({ min: 1, max: 0xffff }), group, group, group),
      fc.array(group, { minLength: 4, maxLength: 4 }),
      fc.integer({ min: 1, max: 65_535 }),
      (network, host, port) => {
        const groups = [...network, ...host].map((one) => one.toString(16))
        const long = groups.map((one) => one.padStart(4, '0').toUpperCase()).join(':')
        const { hostname } = new URL(`http://[${groups.join(':')}]`)
        const names = namesOf(`${network.map((one) => one.toString(16)).join(':')}::`)

        expect(isIPv6(long)).toBe(true)
        expect(namesOf(long)).toEqual(names)
        expect(namesOf(hostname)).toEqual(names)
        expect(namesOf(`${hostname}:${port}`)).toEqual(names)
      },
    ),
  )
})

test('whatever a header says makes names of networks, and no failure', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.ipV6(), fc.ipV4(), fc.ipV4Extended()), (text) => {
      for (const { name, share } of networksOf(text)) {
        expect(name).toMatch(/^(?:unknown|[0-9.]+|[0-9a-f:]+\/(?:56|64))$/)
        expect(share).toBeGreaterThan(0)
      }
    }),
  )
})
