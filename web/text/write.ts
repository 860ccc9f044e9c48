/** What is said where the English of a word is asked for. */
export const writeText = {
  label: 'İngilizcesini yaz',
  heard: 'Duyduğunu yaz',
  listen: 'Yeniden dinle',
  check: 'Denetle',
  hint: 'İpucu',
  hinted: 'İlk harf ve uzunluk gösterildi',
  gap: 'boşluk',
  hintedGap: (letter: string, letters: number) => `boşluk: ${letter} ile başlıyor, ${letters} harf`,
  right: 'Doğru',
  spelling: (word: string) => `Doğru; yazımı: ${word}`,
  otherWord: (word: string, gloss: string, asked: string) => `${word}: ${gloss}. Burada: ${asked}`,
  synonym: 'Bu da doğru; burada başka bir kelime soruluyor.',
  wrong: (asked: string) => `Bu kez olmadı. Burada: ${asked}`,
  offer: 'Pekişen kelimelerin İngilizcesini de soralım mı?',
  offerHint:
    'Bir kelimeyi tanımak başka, yazabilmek başka. Kararını Ayarlar’dan değiştirebilirsin.',
  accept: 'İngilizcesini de sor',
  decline: 'Sorma',
} as const
