/** What to do where something of ours did not arrive, by the cause. */
export const loadingHint = {
  offline: 'Bağlantını denetleyip yeniden dene.',
  'too-slow': 'Bağlantın şu anda çok yavaş. Biraz sonra yeniden dene.',
  refused: 'Sunucu bunu şu anda veremiyor. Biraz sonra yeniden dene.',
  unreadable: 'Gelen dosya okunamadı. Sayfayı yenileyip yeniden dene.',
} as const

export type LoadingCause = keyof typeof loadingHint
