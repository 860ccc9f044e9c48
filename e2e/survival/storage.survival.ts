import { expect, inject, test } from 'vitest'
import { emptyPostgres } from '#server/testing/place.ts'
import { takeDatabaseAway } from './database-away.ts'
import { killAgainAndAgain } from './kill-nine.ts'

// Shorter than `npm run soak`, which does the same for longer.

test.each(['SQLite', 'PostgreSQL'] as const)(
  'no acknowledged message is lost when the server on %s is killed',
  async (kind) => {
    const databaseUrl =
      kind === 'PostgreSQL' ? await emptyPostgres(inject('postgresUrl')) : undefined

    const figures = await killAgainAndAgain(8, databaseUrl)

    console.log(`${kind}:`, JSON.stringify(figures))
    expect(figures).toMatchObject({ kills: 8, lost: 0, unclean: [] })
    expect(figures.acknowledged).toBeGreaterThan(100)
    expect(figures.stored).toBeGreaterThanOrEqual(figures.acknowledged)
  },
)

test('no acknowledged message is lost when PostgreSQL goes and comes back', async () => {
  const figures = await takeDatabaseAway(2)

  console.log(JSON.stringify(figures))
  expect(figures).toMatchObject({ outages: 2, lost: 0, unclean: [] })
  expect(figures.acknowledged).toBeGreaterThan(100)
  expect(figures.refused).toBeGreaterThan(40)
})
