import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL that may make databases. */
    readonly postgresUrl: string
  }
}

/** One PostgreSQL for all tests of a run. */
export default async function setup(project: TestProject) {
  const postgres = await startPostgres()
  project.provide('postgresUrl', await postgres.createDatabase())
  return () => postgres.remove()
}
