/** For who has no script, and painted for them alone: no script carries it. */
export const homeNoScript =
  'Sorular tarayıcında hazırlanır. Oynamak için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.'

export const homeText = {
  titleLines: ['INGILIZCE ', 'OGRENIYORUM'],
  title: 'INGILIZCE OGRENIYORUM',
  name: 'Ingilizce Ogreniyorum',
  program: ' Programi',
  welcome: '’na hoş geldin. Bir düzey seç, başlayalım.',
  start: 'Başla',
  listSize: (words: string) => `${words} kelime`,
  backToGame: (answered: number) => (answered === 0 ? 'Tura dön' : `Tura dön · ${answered} yanıt`),
  seen: (seen: string, words: string) => `${seen} / ${words} gördün`,
  lastingOf: (lasting: string) => `${lasting} kalıcı`,
  learnWords: 'Öğrenerek başla',
  direction: 'Yön',
  count: 'Soru sayısı',
  unlimited: 'Sınırsız',
  answer: 'Yanıt',
  answerAtOnce: 'Hemen',
  answerAtEnd: 'Sonda',
  optionText: 'Seçenekler',
  optionTexts: { definition: 'Açıklama', gloss: 'Karşılık' },
} as const
