export const contactText = {
  title: 'Bize yaz',
  lede: 'Görüşün, önerin ya da bulduğun bir hata için.',
  check: 'Doğrulama sorusu',
  checkHint:
    'Önce kısa bir soru. Adresimizi otomatik gönderimlerden korumak için soruyoruz. Yanlış yaparsan yenisi gelir.',
  question: (word: string) => `“${word}” ne demek?`,
  answers: 'Yanıtlar',
  another: 'Başka soru',
  notThis: 'Bu değil',
  right: (word: string, gloss: string) => `Doğru. ${word} = ${gloss}.`,
  byMail: 'Bize e-postayla yazabilirsin:',
  noMail: 'Bu sitede şimdilik bir e-posta adresi yok.',
  failed: 'Soru yüklenemedi',
  failedHint: 'Bağlantını denetleyip yeniden dene.',
  noScript:
    'Soru tarayıcında hazırlanır. Yanıtlamak için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.',
  preparing: 'Soru hazırlanıyor',
} as const
