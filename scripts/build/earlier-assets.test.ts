import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepEarlierAssets } from './earlier-assets.ts'

const day = 24 * 3_600_000

/** A folder of sites, each built with `assets` over the one before. */
async function builder() {
  const folder = await mkdtemp(join(tmpdir(), 'sites-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  let built = 0
  const assetsOf = (site: number) => readdir(join(folder, String(site), 'assets'))
  return {
    build: async (now: number, assets: Readonly<Record<string, string | Buffer>>) => {
      built += 1
      const site = join(folder, String(built))
      await mkdir(join(site, 'assets'), { recursive: true })
      for (const [name, content] of Object.entries(assets)) {
        await writeFile(join(site, 'assets', name), content)
      }
      await keepEarlierAssets(join(folder, String(built - 1)), site, now)
      return (await assetsOf(built)).sort()
    },
    read: async (name: string) =>
      await readFile(join(folder, String(built), 'assets', name), 'utf8'),
  }
}

test('what an earlier site had is there for two weeks after it was last part of one', async () => {
  const { build, read } = await builder()

  expect(await build(0, { 'quiz-1.js': 'one', 'font.woff2': 'f' })).toEqual([
    'font.woff2',
    'quiz-1.js',
  ])
  expect(await build(100 * day, { 'quiz-2.js': 'two', 'font.woff2': 'f' })).toContain('quiz-1.js')
  expect(await build(107 * day, { 'quiz-3.js': 'three' })).toEqual([
    'font.woff2',
    'quiz-1.js',
    'quiz-2.js',
    'quiz-3.js',
  ])
  expect(await read('quiz-1.js')).toBe('one')
  expect(await build(113.9 * day, { 'quiz-4.js': 'four' })).toContain('quiz-1.js')
  expect(await build(114 * day, { 'quiz-4.js': 'four' })).toEqual([
    'font.woff2',
    'quiz-2.js',
    'quiz-3.js',
    'quiz-4.js',
  ])
  expect(await build(140 * day, { 'quiz-4.js': 'four' })).toEqual(['quiz-4.js'])
})

test('an asset that comes back is one of the site again', async () => {
  const { build } = await builder()
  await build(0, { 'a.js': 'a' })
  await build(day, { 'b.js': 'b' })
  await build(2 * day, { 'a.js': 'a' })

  expect(await build(16.5 * day, { 'c.js': 'c' })).toEqual(['a.js', 'c.js'])
})

test('where there is too much of it, the oldest is left behind', async () => {
  const { build } = await builder()
  const large = Buffer.alloc(30 * 2 ** 20)
  for (const number of [1, 2, 3]) await build(number * day, { [`${number}.json`]: large })

  expect(await build(4 * day, { '4.json': 'small' })).toEqual(['2.json', '3.json', '4.json'])
})
