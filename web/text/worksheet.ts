import type { WorksheetKind } from '#domain/paper/worksheet.ts'
import { fewestInGroup } from '#domain/paper/worksheet-word.ts'
import { countText } from './count-text.ts'
import { wordsText } from './words.ts'

export const worksheetText = {
  title: 'Çalışma kâğıdı',
  /** A word may be asked as more than one part of speech. */
  lede: (name: string, words: number, meanings: number) =>
    [
      name,
      ...(name === wordsText.count(words) ? [] : [wordsText.count(words)]),
      ...(meanings > words ? [`${countText(meanings)} anlam`] : []),
    ].join(' · '),
  noScript: 'Çalışma kâğıdı hazırlamak için tarayıcında JavaScript açık olmalı.',
  preparing: 'Kâğıt hazırlanıyor',
  failed: 'Kelimeler yüklenemedi',
  empty: 'Kâğıda koyacak kelime yok',
  emptyHint: 'Kelimeler’de bir süzgeç seç, kelimeleri işaretle ya da bir listeni aç.',
  toWords: 'Kelimeler’e git',
  settings: 'Kâğıdın ayarları',
  kinds: 'Bölümler',
  kind: {
    matching: 'Eşleştirme',
    options: 'Beş seçenek',
    gap: 'Boşluk doldurma',
  } satisfies Record<WorksheetKind, string>,
  count: 'Her bölümde',
  countName: (count: number) => `${count} soru`,
  version: 'Sürüm',
  both: 'A ve B',
  versionHint: 'B’de aynı sorular başka sırayla durur. Aynı numara hep aynı kâğıdı verir.',
  paper: 'Kâğıt no',
  paperError: 'Kâğıdın numarası dört işaretlidir: 0–9 ve A–F. Örneğin 4F2A.',
  newPaper: 'Yeni kâğıt',
  print: 'Yazdır',
  ready: (questions: number) => `Kâğıt hazır: ${countText(questions)} soru.`,
  missing: {
    matching: `Eşleştirme yok: bunun için karşılıkları birbirinden ayrılan en az ${fewestInGroup} kelime gerekir.`,
    options: 'Beş seçenek yok: bu kelimelerden seçenekli soru olmuyor.',
    gap: `Boşluk doldurma yok: bunun için örnek cümlesi olan en az ${fewestInGroup} kelime gerekir.`,
  } satisfies Record<WorksheetKind, string>,
  fewer: (kind: WorksheetKind, found: number) =>
    `${worksheetText.kind[kind]}: bu kelimelerden ${countText(found)} soru çıktı.`,
  noKinds: 'Kâğıtta bir şey olması için en az bir bölüm seç.',
  preview: (version: string) => `Kâğıt, sürüm ${version}`,
  questions: (count: number) => `${countText(count)} soru`,
  numbered: (paper: string, version: string) => `Kâğıt no ${paper} · ${version}`,
  name: 'Ad Soyad',
  date: 'Tarih',
  right: 'Doğru',
  task: {
    matching: 'Her kelimenin önüne karşılığının harfini yaz.',
    options: 'Her kelimenin karşılığını işaretle.',
    gap: 'Boşluğa kutudaki uygun kelimeyi yaz; gerekiyorsa cümleye göre çek.',
  } satisfies Record<WorksheetKind, string>,
  bank: 'Kutudaki kelimeler',
  blank: 'boşluk',
  key: 'Yanıt anahtarı',
  keyOf: (version: string) => `Sürüm ${version}`,
  keyPaper: (paper: string) => `Kâğıt no ${paper}`,
} as const
