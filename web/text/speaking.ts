export const speakingText = {
  listen: (word: string) => `“${word}” kelimesini dinle`,
  soundFailed: 'Ses çalınamadı. Cihazının sesini denetle.',
} as const
