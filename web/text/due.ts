/** What is said of Tekrar outside of it. */
export const dueText = {
  left: (words: number) => `${words} kelime kaldı`,
  waiting: 'kelime tekrar bekliyor',
  waitingLabel: 'kelime bekliyor',
  about: (minutes: number) => `Yaklaşık ${minutes} dakika`,
  title: 'Tekrar',
} as const
