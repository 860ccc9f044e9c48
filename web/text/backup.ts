import { countText } from './count-text.ts'

/** The word about a backup, wherever it stands. */
export const backupText = {
  hint: (words: number) =>
    `${countText(words)} kelimen oldu. Kaydın yalnız bu cihazda; bir yedek al.`,
  save: 'Yedek al',
  close: 'Kapat',
} as const
