import { expect, test } from 'vitest'
import { prefersBrotli } from './prefers-brotli.ts'

test.each([
  'br',
  'gzip, deflate, br, zstd',
  'gzip;q=1.0, br;q=0.1',
  'BR ; Q=0.5',
  '*',
  'gzip, *;q=0.1',
  'identity;q=0.5, br',
])('brotli answers "%s"', (header) => {
  expect(prefersBrotli(header)).toBe(true)
})

test.each([
  undefined,
  '',
  'gzip',
  'identity',
  'br;q=0',
  'br;q=0.0, *',
  '*;q=0',
  'br;q=nonsense',
  'identity;q=1, br;q=0.5',
  'brotli',
])('no compression answers "%s"', (header) => {
  expect(prefersBrotli(header)).toBe(false)
})
