import { possessiveText } from './numbers.ts'

/** For who has no script, and painted for them alone: no script carries it. */
export const resultsNoScript =
  'Sonuçların bu cihazda durur. Görmek için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.'

export const resultsText = {
  title: 'Hesaplama',
  score: (total: number, correct: number) => `${total} soruda ${correct} doğru`,
  duration: (seconds: number) => {
    const minutes = Math.floor(seconds / 60)
    const rest = `${Math.round(seconds % 60)} sn`
    return minutes === 0 ? rest : `${minutes} dk ${rest}`
  },
  pie: (correct: number, wrong: number) => `Pasta grafik: ${correct} doğru, ${wrong} yanlış`,
  slice: (label: string, count: number, percent: number) =>
    `${label}: ${count}, yüzde ${percent}. Kelimeleri göster`,
  count: (count: number, percent: number) => `${count} · %${percent}`,
  labels: ['Doğru', 'Yanlış'],
  words: ['Doğru bildiklerin', 'Yanlış bildiklerin'],
  noWords: ['Bu turda doğru yanıt yok', 'Bu turda yanlış yanıt yok'],
  hint: 'Kelimeleri görmek için bir dilime ya da düğmeye dokun.',
  cardHint: 'Kelimeye dokun, kartı açılsın.',
  /** Which were there before is not told: they all are now. `today` is how many are asked today. */
  inRecall: (words: number, today: number | undefined) => {
    if (words === today) return `Kaçırdığın ${words} kelime bugün Tekrar’da`
    const some = today ? `; bugün ${possessiveText(today)} sorulur` : ''
    return `Kaçırdığın ${words} kelime Tekrar’da${some}`
  },
  newGame: 'Yeni tur',
  retryWrong: 'Yanlışları yeniden çöz',
  toReview: 'Yanıtlara dön',
  earlier: 'Önceki turlar',
  earlierFailed: 'Bu turun soruları yüklenemedi. Bağlantını denetleyip yeniden aç.',
  earlierEmpty: 'Bu turun soruları kayıtta yok.',
  picked: 'Senin seçtiğin:',
  notKnown: 'Bilmiyorum dedin',
  earlierGame: (list: string, correct: number, total: number) =>
    `${list} · ${total} soruda ${correct} doğru`,
  empty: 'Henüz bir tur yok',
  emptyHint: 'Bir tur çöz; kaç soruyu doğru bildiğini burada görürsün.',
  toStart: 'Düzey seç',
} as const
