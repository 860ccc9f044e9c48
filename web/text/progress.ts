import { countText } from './count-text.ts'
import { percentText, possessiveText, spokenPercent } from './numbers.ts'

const periodNames = { week: '7 gün', month: '30 gün', all: 'Tümü' } as const

export const progressText = {
  title: 'İlerleme',
  noScript:
    'İlerleme, kaydını cihazından okur. Görmek için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.',
  reading: (share: number | undefined) =>
    share === undefined ? 'Kaydın okunuyor' : `Kaydın okunuyor: ${percentText(share)}`,
  derivedFrom: (answers: number, gone: number) =>
    gone === 0
      ? `${countText(answers)} yanıttan hesaplandı`
      : `${countText(answers)} yanıttan hesaplandı; listelerinden çıkardığın ${countText(gone)} kelime sayılmadı`,
  period: 'Dönem',
  periods: periodNames,
  table: 'Tablo olarak göster',

  days: {
    week: (days: number) => `son 7 günde ${days} gün çalıştın`,
    month: (days: number) => `son 30 günde ${days} gün çalıştın`,
    all: (days: number) => `${countText(days)} gün çalıştın`,
  },
  stage: (words: number, stage: string) => `${countText(words)} ${stage} kelime`,
  rate: (share: number) => `hatırlama oranı ${percentText(share)}`,

  hard: 'En çok zorlandıkların',
  hardNote: { week: 'son 7 gün', month: 'son 30 gün', all: 'başından beri' },
  misses: (misses: number) => `${countText(misses)} yanlış`,
  inAnswers: (answers: number) => `${countText(answers)} yanıtta`,
  allHard: (words: number) => `Tümü: ${countText(words)} kelime`,
  noneHard: 'Zorlandığın kelimeler burada birikir.',
  noneHardHint: 'Bir kelimeyi yanlış bildikçe burada yukarı çıkar.',
  confused: 'Karıştırdıkların',
  confusedNote: 'seçtiğin yanlışlardan',
  times: (times: number) => `${countText(times)} kez`,
  playPairs: 'Bu çiftlerle tur',
  playPair: 'Bu ikisiyle tur',
  confusedPair: (word: string, other: string) => `${word} ve ${other}`,
  noneConfused: 'Henüz karıştırdığın bir çift yok.',
  noneConfusedHint: 'Birinin yerine ötekini iki kez seçtiğin kelimeler burada yan yana durur.',
  namesMissing: 'Kelimeler yüklenemedi. Bağlantını denetleyip sayfayı yenile.',

  calendar: 'Çalışma takvimi',
  calendarFinding: (weeks: number, days: number) =>
    `Çalışma takvimi: son ${weeks} haftada ${days} gün çalıştın`,
  less: 'Az',
  more: 'Çok',
  weekHead: 'Hafta',
  dayAnswers: (date: string, answers: number) => `${date}: ${countText(answers)} yanıt`,

  retention: 'Hatırlama eğrisi',
  retentionNote: 'son tekrardan sonra geçen gün',
  with: 'Tekrarlı',
  without: 'Tekrarsız (tahmin)',
  retentionFinding: (days: number, recalled: number, expected: number) =>
    `Hatırlama eğrisi: son tekrardan ${days} gün sonra ${spokenPercent(recalled)} hatırladın, tekrarsız tahmin ${spokenPercent(expected)}`,
  retentionMethod:
    'Yalnızca yazarak ya da içinden söyleyerek yanıtladığın tekrarlar sayılır; beş seçenekten seçtiklerinde şansın payı var. Tekrarsız eğri, ilk yanıtlarından hesaplanan bir tahmindir.',
  tooFew: (least: number) => `Eğri ${least} tekrardan sonra çizilir`,
  tooFewHint: (recalls: number) =>
    `Kelimeleri tekrardan kaç gün sonra hatırladığını, hiç tekrar etmeseydin ne olacağının tahminiyle yan yana burada göreceksin. Yazarak ya da içinden söyleyerek yanıtladığın tekrarlar sayılır. Şimdiye kadar: ${countText(recalls)}.`,
  daysHead: 'Geçen gün',
  recallsHead: 'Tekrar',
  span: (from: number, to: number) => (from === to ? `${from}` : `${from}–${to}`),

  forecast: 'Gelecek tekrarlar',
  forecastNote: (days: number, words: number) => `${days} gün, toplam ${countText(words)} kelime`,
  forecastFinding: (today: number, tomorrow: number, busiest: string, most: number) =>
    `Önümüzdeki 14 gün: bugün ${countText(today)}, yarın ${countText(tomorrow)}, en yoğun gün ${busiest}, ${countText(most)} kelime`,
  forecastEmpty: 'Önümüzdeki 14 günde tekrar yok',
  forecastEmptyHint: 'Turlarda yanlış yaptığın kelimeler, tekrar günleriyle burada görünür.',
  forecastMethod:
    'Her günün kelimelerini o gün bitirdiğinde böyle olur; yeni yanıtların bunu değiştirir.',
  today: 'Bugün',
  dayHead: 'Gün',
  wordsHead: 'Kelime',

  levels: 'Düzeye göre doğruluk',
  levelsNote: (answers: number) => `${countText(answers)} yanıt`,
  levelsFinding: (levels: readonly string[]) => `Düzeye göre doğruluk: ${levels.join('; ')}`,
  levelFinding: (cefr: string, answers: number, right: number) =>
    `${cefr}, ${countText(answers)} yanıtın ${possessiveText(right)} doğru`,
  levelsEmpty: 'Bu dönemde yanıt yok',
  levelsMissing: 'Kelimelerin düzeyleri yüklenemedi. Bağlantını denetleyip sayfayı yenile.',
  levelHead: 'Düzey',
  answersHead: 'Yanıt',
  rightHead: 'Doğru',
  shareHead: 'Oran',

  empty: 'Henüz bir yanıtın yok',
  emptyHint:
    'Bir tur çöz: çalıştığın günler, öğrendiğin kelimeler ve onları ne kadar hatırladığın burada görünür.',
  toStart: 'Düzey seç',
  failed: 'İlerlemen hesaplanamadı',
  failedHint: 'Kaydın duruyor. Sayfayı yenileyip yeniden dene.',
} as const
