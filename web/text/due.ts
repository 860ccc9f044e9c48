/** What is said of Tekrar outside of it. */
export const dueText = {
  left: (words: number) => `${words} kelime kaldı`,
  waitingLabel: 'kelime bekliyor',
  title: 'Tekrar',
} as const
