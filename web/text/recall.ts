import { type LoadingCause, loadingHint } from './loading-hint.ts'
import { shortDateText } from './numbers.ts'

/** For who has no script, and painted for them alone: no script carries it. */
export const recallNoScript =
  'Tekrar, kaydını cihazından okur. Görmek için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.'

export const recallText = {
  lastSeen: (days: number | undefined) => {
    if (days === undefined) return 'İlk kez görüyorsun'
    if (days === 0) return 'Bugün gördün'
    return days === 1 ? 'Dün gördün' : `En son ${days} gün önce gördün`
  },
  justSeen: 'Az önce gördün',
  think: 'Anlamını içinden söyle, sonra bak.',
  show: 'Yanıtı göster',
  today: 'bugün',
  doneLines: ['Bugünlük', 'bu kadar'],
  done: 'Bugünlük bu kadar',
  summary: (words: number, firstTime: number) => `${words} kelime · ilk seferde: ${firstTime}`,
  nowLasting: (words: number) =>
    words === 1 ? 'Bir kelime daha kalıcı oldu' : `${words} kelime daha kalıcı oldu`,
  nextDue: (date: string, words: number) => `Sıradaki tekrar: ${date}, ${words} kelime`,
  nothing: 'Bugün tekrar yok',
  nothingYet:
    'Öğrendiğin ve turlarda yanlış yaptığın kelimeler buraya gelir, unutmaya yaklaştığın gün yeniden sorulur.',
  nothingDue: (date: string, words: number) =>
    `Sıradaki ${words} kelime ${date} gelecek. İstersen yeni kelimeler öğren ya da bir tur çöz.`,
  learnWords: 'Yeni kelimeler öğren',
  newGame: 'Yeni tur',
  home: 'Ana Sayfa',
  preparing: 'Tekrar hazırlanıyor',
  rebuilding: (percent: number) => `Kaydın yeniden okunuyor: %${percent}`,
  failed: 'Kelimeler yüklenemedi',
  failedHint: (cause: LoadingCause) => `${loadingHint[cause]} Kaydın duruyor.`,
} as const

/** A number of days as a learner says it: *bugün*, *4 gün*, *3 hafta*, *5 ay*, *2 yıl*. */
export function intervalText(days: number): string {
  if (days <= 0) return recallText.today
  if (days < 14) return `${days} gün`
  if (days < 60) return `${Math.round(days / 7)} hafta`
  if (days < 365) return `${Math.round(days / 30)} ay`
  return `${Math.round(days / 365)} yıl`
}

/** A coming day as a learner says it: *yarın*, *12 Kasım*. */
export function dayText(noonMs: number, daysFromToday: number): string {
  return daysFromToday === 1 ? 'yarın' : shortDateText(noonMs)
}
