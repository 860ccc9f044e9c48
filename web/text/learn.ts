import { countText } from './count-text.ts'
import { type LoadingCause, loadingHint } from './loading-hint.ts'

const words = (count: number) => `${countText(count)} kelime`
const minutes = (count: number) => `yaklaşık ${countText(count)} dakika`

/** For who has no script, and painted for them alone: no script carries it. */
export const learnNoScript =
  'Öğren, kaydını cihazından okur. Başlamak için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.'

export const learnText = {
  title: 'Öğren',
  howMany: 'Kaç kelime',
  unseen: (count: number) => `${words(count)}yi henüz görmedin`,
  otherMeanings: (count: number) => `${words(count)}nin öteki anlamlarını henüz görmedin`,
  gone: (gone: number, shown: number) => `${words(gone)} artık yok; ${words(shown)} gösteriliyor.`,
  start: 'Başla',
  minutes,
  sweepFirst: 'Önce tara',
  sweepFirstHint: 'Bildiklerini hızla ayır, yalnız bilmediklerini öğren.',
  progress: (learned: number, count: number) =>
    `Öğrenilen: ${countText(learned)}, toplam ${countText(count)}`,
  preparing: 'Kelimeler hazırlanıyor',
  failed: 'Kelimeler yüklenemedi',
  failedHint: (cause: LoadingCause) => `${loadingHint[cause]} Kaldığın yer duruyor.`,
  notHere: (count: number) => `Bu kümenin ${words(count)}si bu cihazda yok; ötekiler alındı.`,
  noneHere: 'Bu kümenin kelimeleri bu cihazda yok',
  noneHereHint: 'Bağlantın gelince yeniden dene.',
  empty: 'Bu kümede kelime yok',
  emptyHint: 'Bağlantı eski olabilir. Kelimeler’den başka bir küme seç.',
  toWords: 'Kelimeler’e git',
  allSeen: (count: number) => `Bu kümedeki ${words(count)}yi gördün`,
  allSeenHint: 'Yeni kelime kalmadı. Oturmayanlara bir daha bakabilirsin.',
  allFirmHint: 'Hepsi yerinde. Zamanı gelen kelimeler Tekrar’da karşına çıkar.',
  learnWeak: 'Zayıf olanları öğren',
  learnClaimed: 'Bildim dediklerini öğren',
  choose: 'Hangi kelimeleri öğrenmek istersin?',
  chooseHint: 'Bir küme seç; önce en çok işine yarayacak kelimeler gelir.',
  ownLists: 'Listelerin',
  chooseOwn: 'Kelimeler’den kendin seç',
} as const

export const learnEndText = {
  learned: (count: number) => `${words(count)} öğrendin`,
  nothing: 'Bugün baktın',
  nothingHint: 'Bu kelimeler yeniden gelecek.',
  summary: (set: string, count: number) => `${set} · ${countText(count)} dakika`,
  more: (count: number) => `ve ${words(count)} daha`,
  /** All of the session’s words come again: these are only the ones to look at. */
  missed: (count: number) => `${words(count)}de takıldın`,
  firstRecall: 'Yarın bu kelimelerin ilk tekrarı var.',
} as const

export const sweepText = {
  title: 'Tarama',
  question: 'Anlamını söyleyebilir misin?',
  unknown: 'Bilmiyorum',
  unknownHint: 'öğreneceklerine eklenir',
  known: 'Biliyorum',
  knownHint: 'arada biri sorulur',
  countUnknown: 'bilmiyorum',
  countKnown: 'biliyorum',
  finish: 'Bitir',
  finishAndLearn: 'Bitir ve öğren',
  sayFirst: 'Önce bir kelime için yanıt ver',
  check: 'Kısa bir denetim',
  progress: (done: number, count: number) => `${countText(done)} / ${countText(count)}`,
  progressSaid: (done: number, count: number) =>
    `${countText(done)} kelime geçildi, toplam ${countText(count)}`,
  claimed: (known: number) => `${words(known)}ye biliyorum dedin.`,
  believed: (checks: number, right: number, believedCount: number) =>
    `${countText(checks)} denetimde ${countText(right)} doğru: tahminen ${words(believedCount)}.`,
  leftForLater: (most: number, left: number) =>
    `Bir seferde en çok ${countText(most)} kelime öğrenilir; ${words(left)} sonraya kalır.`,
  ended: 'Tarama bitti',
  allSwept: 'Bu kümede taranacak kelime kalmadı',
  allSweptHint: 'Görmediğin ya da üzerine bir şey söylemediğin kelime yok.',
} as const
