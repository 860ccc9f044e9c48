import type { Page } from 'playwright-core'
import { type ListName, listNames } from '#domain/words/entry.ts'
import { partSenses } from '#lexicon/lexicon.ts'
import { loadLexicon } from '#lexicon/load.ts'

type Word = { readonly sense: string; readonly list: ListName }

/** Every word of the built-in lists. */
export function everyWord(): readonly Word[] {
  const { lexicon } = loadLexicon()
  return listNames.flatMap((list) =>
    partSenses(lexicon, list).map(({ sense: { id } }): Word => ({ sense: id, list })),
  )
}

/**
 * Fills the log of `page` behind the app's back with answers of three years, as if nothing had been
 * derived of them. The database has to be there.
 */
export async function fillRecord(page: Page, words: readonly Word[], count: number): Promise<void> {
  await page.evaluate(fill, { words, count })
}

/** Runs in the page. */
async function fill({ words, count }: { words: readonly Word[]; count: number }): Promise<void> {
  const opening = indexedDB.open('ingilizce-ogreniyorum')
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const year = 365 * 24 * 3_600_000
  const start = Date.now() - 3 * year
  for (let from = 0; from < count; from += 5000) {
    const transaction = database.transaction('records', 'readwrite')
    const store = transaction.objectStore('records')
    for (let at = from; at < from + 5000; at += 1) {
      const ms = start + Math.floor((at / count) * 3 * year)
      store.put({
        id: `${ms.toString(36).padStart(9, '0')}0000-bench`,
        device: 'bench',
        at: ms,
        offsetMinutes: 180,
        kind: 'answer',
        round: `b.${at}`,
        ...words[at % words.length],
        direction: 'en-tr',
        question: ['choice', 'typed', 'shown'][at % 3],
        asked: at % 2 === 0 ? 'recall' : 'game',
        options: [],
        chosen: null,
        grade: at % 7 === 0 ? 'again' : 'good',
        seconds: 4,
        lexicon: 'bench',
      })
    }
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve()
      transaction.onerror = () => reject(transaction.error)
    })
  }
  const facts = database.transaction('facts', 'readwrite')
  facts.objectStore('facts').put({ name: 'derivation', value: 0 })
  await new Promise((resolve) => {
    facts.oncomplete = resolve
  })
  database.close()
}
