import { countText } from './count-text.ts'

/** What home says to whoever has learned here before. */
export const todayText = {
  today: 'Bugün',
  due: 'tekrar',
  fresh: 'yeni',
  noneDue: 'Bugün tekrar yok',
  done: 'Bugünlük bitti',
  tomorrow: (words: number) => `yarın ${words} tekrar`,
  about: (minutes: number) => `yaklaşık ${minutes} dakika`,
  lasting: (words: string) => `${words} kalıcı kelime`,
  learn: 'Öğren',
  learnHint: 'İki üç kelime öğretir, hemen sorar',
  learned: (set: string, left: number, words: number) =>
    `${set}: ${countText(left)} / ${countText(words)} kelime`,
  chooseWords: 'Kelime seç',
  learnOn: 'Devam et',
  goOnLearning: 'Kaldığın yerden sürdür',
} as const
