/** What to do where something of ours did not arrive, by the cause. */
export const loadingHint = {
  offline: 'Bağlantını denetleyip yeniden dene.',
  'too-slow': 'Bağlantın şu anda çok yavaş. Biraz sonra yeniden dene.',
  refused: 'Sunucu bunu şu anda veremiyor. Biraz sonra yeniden dene.',
  unreadable: 'Gelen dosya okunamadı. Sayfayı yenileyip yeniden dene.',
} as const

export type LoadingCause = keyof typeof loadingHint

/** Why a *Mesaj* or a *Bildirim* was not sent, or perhaps not; what was written is kept. */
export function undelivered(
  what: 'Mesaj' | 'Bildirim',
  cause: 'offline' | 'too-slow' | 'unreadable',
): string {
  const kept = 'Yazdıkların bu cihazda duruyor;'
  switch (cause) {
    case 'offline':
      return `${what} gönderilemedi: sunucuya ulaşılamıyor. ${kept} bağlanınca yeniden Gönder’e bas.`
    case 'too-slow':
      return `${what} ulaştı mı, bilinmiyor: sunucu zamanında yanıt vermedi. ${kept} biraz sonra yeniden Gönder’e bas.`
    case 'unreadable':
      return `${what} ulaştı mı, bilinmiyor: gelen yanıt anlaşılamadı. ${kept} sayfayı yenileyip yeniden Gönder’e bas.`
  }
}
