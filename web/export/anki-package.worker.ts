import type { ExportedList } from '#domain/export/exported-list.ts'
import { writeAnkiPackage } from './write-anki-package.ts'

/** Makes the package beside the page: SQLite is a megabyte of code, and thousands of notes take time. */
addEventListener('message', ({ data }: MessageEvent<ExportedList>) => {
  void makePackage(data).then((made) => postMessage(made))
})

/** `undefined` where the code for it did not come. */
async function makePackage(list: ExportedList): Promise<Uint8Array | undefined> {
  const sqlite = await import('../import/load-sqlite.ts')
    .then(({ loadSqlite }) => loadSqlite())
    .catch(() => undefined)
  return sqlite && (await writeAnkiPackage(list, sqlite, Date.now()))
}
