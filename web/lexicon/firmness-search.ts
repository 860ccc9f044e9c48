import type { Firmness } from '#domain/record/memory.ts'

/** How addresses call each firmness. */
export const firmnessNames: Readonly<Record<Firmness, string>> = {
  new: 'yeni',
  met: 'calisilan',
  familiar: 'tanidik',
  settling: 'pekisiyor',
  lasting: 'kalici',
}

/** The key under which addresses say what memory is asked for. */
export const memoryKey = 'bellek'

/** What stands behind the `?` of the address that asks for all words of one firmness. */
export function firmnessSearch(firmness: Firmness): string {
  return `${memoryKey}=${firmnessNames[firmness]}`
}
