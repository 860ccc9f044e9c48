import type { Firmness } from '#domain/recall-queue.ts'

const numbers = new Intl.NumberFormat('tr')

/** How firmly a word sits, within a sentence. */
export const firmnessText: Readonly<Record<Firmness, string>> = {
  new: 'yeni',
  familiar: 'tanıdık',
  settling: 'pekişiyor',
  lasting: 'kalıcı',
}

export const wordsText = {
  title: 'Kelimeler',
  count: (words: number) => `${numbers.format(words)} kelime`,
  search: 'Kelime ara',
  placeholder: 'İngilizce ya da Türkçe ara',
  clearSearch: 'Aramayı temizle',
  filters: 'Süzgeçler',
  all: 'Tümü',
  due: 'Tekrar bekleyen',
  firmness: { new: 'Yeni', familiar: 'Tanıdık', settling: 'Pekişiyor', lasting: 'Kalıcı' },
  field: 'Konu',
  allFields: 'Bütün konular',
  clearFilters: 'Süzgeçleri temizle',
  results: 'Sonuçlar',
  memory: (firmness: string) => `Bellek: ${firmness}`,
  preparing: 'Kelimeler hazırlanıyor',
  failed: 'Kelimeler yüklenemedi',
  failedHint: 'Bağlantını denetleyip yeniden dene.',
  notFound: (query: string) => `“${query}” bulunamadı`,
  didYouMean: 'Şunu mu aradın:',
  or: ' ya da ',
  notFoundHint: 'Yazımına bak ya da başka bir kelimeyle dene.',
  outsideFilters: (words: number) => `Süzgeçlerin dışında ${numbers.format(words)} kelime bulundu.`,
  noneLeft: 'Bu süzgeçlere uyan kelime yok',
  noneLeftHint: 'Bir süzgeci kaldır ya da hepsini temizle.',
  noneDue: 'Bugün tekrar bekleyen kelime yok',
  noneDueHint:
    'Turlarda yanlış yaptığın kelimeler Tekrar’a gelir ve unutmaya yaklaştığın gün burada görünür.',
  noMemory: 'Çalışma kaydın okunamıyor; kelimeler belleğe göre süzülemez.',
  selected: 'Seçili kelime',
  openCard: 'Kartı aç',
  noScript:
    'Arama ve süzgeçler tarayıcında çalışır. Kelimeleri görmek için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.',
} as const
