import { openStudy, StudyDatabase } from './database.ts'
import { rebuild } from './log.ts'

/** Rebuilds the derived words of the database that it is told; see `askWorker` for what it answers. */
addEventListener('message', ({ data }: MessageEvent<string>) => {
  // So that the page hears of a failure too: what an async function throws does not reach it.
  rebuildIn(data).catch(reportError)
})

async function rebuildIn(name: string): Promise<void> {
  const database = new StudyDatabase(name)
  await openStudy(database)
  await rebuild(database, (share) => postMessage(share))
  postMessage('done')
}
