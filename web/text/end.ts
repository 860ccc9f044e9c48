import { countText } from './count-text.ts'

const words = (count: number) => `${countText(count)} kelime`

/** What is said at the end of a game, of Tekrar, of a learning session and of a sweep. */
export const endText = {
  willCome: (count: number) => `${words(count)} bir daha gelecek`,
  whatNext: 'Şimdi ne yapalım?',
  recall: (count: number) => `${words(count)}yi tekrar et`,
  missed: 'Kaçırdıklarını sor',
  missedHint: (count: number) => `${words(count)}, yalnız bu turdan`,
  learnMore: (count: number) => `${words(count)} daha öğren`,
  learnUnknown: (count: number) => `${words(count)}yi öğren`,
  left: (minutes: number, count: number) =>
    `yaklaşık ${countText(minutes)} dakika · ${words(count)} kaldı`,
  ofSet: (set: string, minutes: number) => `${set} · yaklaşık ${countText(minutes)} dakika`,
  goOnLearning: 'Öğrenmeyi sürdür',
  chooseMore: 'Başka kelimeler seç',
  newGame: 'Bir tur daha',
  rest: 'Bugünlük yeter',
  restTomorrow: (count: number) => `Yarın ${words(count)} tekrar edilecek.`,
} as const
