/** What an option says of itself once the answer is known. */
export const verdictText = {
  right: 'Yanıtın · doğru',
  wrong: 'Yanıtın · yanlış',
  missed: 'Doğru yanıt',
  plain: undefined,
} as const

export const answerText = {
  right: 'Doğrusu',
  picked: 'Senin seçtiğin',
  wasRight: 'Doğru bildin',
  wasWrong: 'Bu kez olmadı',
} as const

export const reviewText = {
  over: 'Tur bitti, yanıtlarına bak.',
  recallNow: 'Şimdi tekrar et',
  askWhen: 'Doğru yanıtı hemen görmek ister misin?',
  askWhenHint: 'Hemen: her sorudan sonra. Sonda: tur bitince. Sonra Ayarlar’dan değiştirebilirsin.',
  hint: 'Bir seçeneğe dokununca o kelimenin kartı açılır.',
  questions: 'Sorular',
  question: (round: number) => `${round}. soru`,
  jump: (round: number, isRight: boolean) => `${round}. soru, ${isRight ? 'doğru' : 'yanlış'}`,
  filter: 'Gösterilen sorular',
  all: 'Tümü',
  onlyWrong: 'Yanlışlar',
  noWrong: 'Bu turda yanlışın yok.',
  otherOptions: 'Diğer seçenekler',
  newGame: 'Yeni tur',
  toResults: 'Hesaplama',
} as const
