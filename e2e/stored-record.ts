import type { Page } from 'playwright-core'

/** A record of the log as it is stored; those of answers have a sense. */
export type StoredRecord = {
  readonly id: string
  readonly kind: string
  readonly round?: string
  readonly sense?: string
}

/** What the browser of `page` has stored of the learning record, read behind the product's back. */
export async function storedRecord(page: Page): Promise<{
  /** In tenths; 0 where there is no database. */
  readonly version: number
  readonly records: readonly StoredRecord[]
  /** The senses that something was derived of, with the number of answers. */
  readonly words: Readonly<Record<string, number>>
  /** How many records wait to be taken into the log. */
  readonly waiting: number
}> {
  return await page.evaluate(async (name) => {
    const waiting = Object.keys(localStorage).filter((key) => key.startsWith('io.waiting.')).length
    // To look must not create.
    const databases = await indexedDB.databases()
    if (!databases.some((one) => one.name === name)) {
      return { version: 0, records: [], words: {}, waiting }
    }
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await done(indexedDB.open(name))
    const reading = database.transaction(['records', 'words'])
    const records = await done(reading.objectStore('records').getAll())
    const words = await done(reading.objectStore('words').getAll())
    database.close()
    return {
      version: database.version,
      records,
      words: Object.fromEntries(words.map(({ sense, answers }) => [sense, answers])),
      waiting,
    }
  }, 'ingilizce-ogreniyorum')
}

/** How many records the log has of `sense`, and how many answers its state was derived of. */
export async function countsOfSense(
  page: Page,
  sense: string,
): Promise<{ readonly recorded: number; readonly derived: number }> {
  return await page.evaluate(
    async ([name, sense]) => {
      const done = <Value>(request: IDBRequest<Value>) =>
        new Promise<Value>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      const database = await done(indexedDB.open(name))
      const reading = database.transaction(['records', 'words'])
      const recorded = await done(reading.objectStore('records').index('sense').count(sense))
      const word = await done(reading.objectStore('words').get(sense))
      database.close()
      return { recorded, derived: word?.answers ?? 0 }
    },
    ['ingilizce-ogreniyorum', sense] as const,
  )
}

/** The senses of all answers in the log, in their order. */
export function answeredSenses(records: readonly StoredRecord[]): string[] {
  return records.filter(({ kind }) => kind === 'answer').map(({ sense }) => sense ?? '')
}
