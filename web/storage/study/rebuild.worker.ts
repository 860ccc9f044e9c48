import { StudyDatabase } from './database.ts'
import { rebuild } from './log.ts'

/** Rebuilds the derived words of the database that it is told, and tells how far it has come. */
addEventListener('message', async ({ data }: MessageEvent<string>) => {
  const database = new StudyDatabase(data)
  await database.open()
  await rebuild(database, (share) => postMessage(share))
})
