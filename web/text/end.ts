/** What is said at the end of a game, of Tekrar and of a learning session. */
export const endText = {
  whatNext: 'Şimdi ne yapalım?',
  recall: (words: number) => `${words} kelimeyi tekrar et`,
  missed: 'Kaçırdıklarını sor',
  missedHint: (words: number) => `${words} kelime, yalnız bu turdan`,
  newGame: 'Bir tur daha',
  rest: 'Bugünlük yeter',
  restTomorrow: (words: number) => `Yarın ${words} kelime tekrar edilecek.`,
} as const
