import { type LoadingCause, loadingHint } from './loading-hint.ts'

export const quizText = {
  whichMeaning: (word: string) => `“${word}” kelimesinin anlamı hangisi?`,
  whichGloss: (word: string) => `“${word}” kelimesinin karşılığı hangisi?`,
  whichWord: 'Bu anlama gelen İngilizce kelime hangisi?',
  undo: 'Geri al',
  unknown: 'Bilmiyorum',
  finish: 'Bitir',
  next: 'Sonraki',
  options: 'Seçenekler',
  changeLevel: 'Düzey değiştir',
  toWords: 'Kelimelere dön',
  answerFirst: 'Önce bir soru yanıtla',
  nothingToUndo: 'Geri alınacak yanıt yok',
  markFirst: 'Önce bir seçenek seç',
  undone: 'Yanıtın geri alındı',
  endedEarly: (rounds: number) => `Turu ${rounds} soruda bitirdin`,
  resume: 'Sürdür',
  gaveWay: (game: string, answered: number) => `${game} turun ${answered} yanıtla kapandı`,
  stillWaits: (game: string, answered: number) => `${game} turun ${answered} yanıtla bekliyor`,
  goBack: 'Geri dön',
  preparing: 'Soru hazırlanıyor',
  failed: 'Kelimeler yüklenemedi',
  failedHint: (cause: LoadingCause) => `${loadingHint[cause]} Seçimlerin duruyor.`,
} as const

/** What an option says of itself once the answer is known. */
export const verdictText = {
  right: 'Yanıtın · doğru',
  wrong: 'Yanıtın · yanlış',
  missed: 'Doğru yanıt',
  plain: undefined,
} as const
