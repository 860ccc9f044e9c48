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
