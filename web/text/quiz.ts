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
  usedUp: 'Listedeki bütün kelimeler soruldu.',
  preparing: 'Soru hazırlanıyor',
  failed: 'Kelimeler yüklenemedi',
  failedHint: 'Bağlantını denetleyip yeniden dene. Seçimlerin duruyor.',
  keys: {
    or: ' ya da ',
    choose: 'seç',
    move: 'gez',
    confirm: 'onayla',
    listen: 'dinle',
    undo: 'geri al',
    unknown: 'bilmiyorum',
  },
} as const

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
