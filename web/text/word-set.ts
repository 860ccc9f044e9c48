import { isEveryWord, type WordSet } from '#domain/search/word-set.ts'
import { withTurkishCapital } from '#domain/text/turkish-text.ts'
import type { WordTable } from '#domain/words/word-table.ts'
import { countText } from './count-text.ts'
import { listText } from './lists.ts'
import { wordsText } from './words.ts'

export const setText = {
  bar: 'Bu kelimelerle',
  count: wordsText.count,
  ticked: (words: number) => `${countText(words)} kelime seçili`,
  of: (words: number) => `${countText(words)} kelimeden`,
  untick: 'Seçimi kaldır',
  tickAll: 'Tümünü seç',
  tick: (word: string) => `${word} kelimesini seç`,
  learn: 'Bunları öğren',
  play: 'Bunlarla tur',
  notAsked: 'Bu kelimeler seçenekli sorulmaz.',
  share: 'Bağlantıyı paylaş',
  print: 'Yazdır',
  codeOnPaper: 'Telefonun kamerasını tut: liste açılır.',
  worksheet: 'Çalışma kâğıdı',
  tooManyForWorksheet: (most: number) =>
    `Çalışma kâğıdı için en çok ${countText(most)} kelime seç ya da süzgeç kullan.`,
  more: 'Diğer işlemler',
  shared: 'Bağlantı kopyalandı',
  notShared: 'Bağlantı kopyalanamadı. Adresi adres çubuğundan kopyalayabilirsin.',
  tooManyToShare: (most: number) =>
    `Bağlantı için en çok ${countText(most)} kelime seç ya da süzgeç kullan.`,
  tooManyToLearn: (most: number) =>
    `Öğrenmek için en çok ${countText(most)} kelime seç ya da süzgeç kullan.`,
  gone: (gone: number, shown: number) =>
    `${countText(gone)} kelime artık yok; ${countText(shown)} kelime gösteriliyor.`,
  allGone: (gone: number) => `${countText(gone)} kelime artık yok.`,
  ownList: 'Kendi listem',
  listGone: 'Bu liste artık yok',
  listGoneHint: 'Silinmiş ya da başka bir cihazda kalmış olabilir. Öğrendiklerin duruyor.',
  listEmpty: 'Bu listede kelime yok',
  listEmptyHint:
    'Kelimeler’de ya da kelimelerin kartlarında “Listeye ekle” ile kelime ekleyebilirsin.',
  toLists: 'Listelerim',
  seen: (words: number) => `${countText(words)} gördün`,
  lasting: (words: number) => `${countText(words)} kalıcı`,
} as const

/**
 * What a set is called in a heading: *A1 · yiyecek ve içecek*, *5 kelime*.
 *
 * @param table where its field has its name; `undefined` while it is on its way.
 */
export function setName(set: WordSet, table: WordTable | undefined): string {
  if (isEveryWord(set)) return wordsText.everyWord
  const { query, filter, words, ownList } = set
  const field = table?.fields.find(({ id }) => id === filter.field)?.name
  const parts = [
    ...(ownList === undefined ? [] : [table?.ownLists.get(ownList)?.name ?? setText.ownList]),
    ...filter.lists.map((list) => listText[list].name),
    ...filter.levels,
    ...(field === undefined ? [] : [field]),
    ...(filter.isDue ? [wordsText.due.toLocaleLowerCase('tr')] : []),
    ...filter.firmness.map((one) => wordsText.firmness[one].toLocaleLowerCase('tr')),
    ...(words.length > 0 ? [wordsText.count(countOf(words))] : []),
    ...(query.trim() === '' ? [] : [`“${query.trim()}”`]),
  ]
  return withTurkishCapital(parts.join(' · '))
}

function countOf(words: readonly string[]): number {
  return new Set(words.map((word) => word.split('.', 1)[0])).size
}
