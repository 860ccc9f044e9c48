import { countText } from './count-text.ts'

export const contactText = {
  title: 'Bize yaz',
  lede: 'Görüşün, önerin ya da bulduğun bir hata için.',
  check: 'Doğrulama sorusu',
  checkHint:
    'Önce kısa bir soru. Formu otomatik gönderimlerden korumak için soruyoruz. Yanlış yaparsan yenisi gelir.',
  question: (word: string) => `“${word}” ne demek?`,
  answers: 'Yanıtlar',
  another: 'Başka soru',
  notThis: 'Bu değil',
  right: (word: string, gloss: string) => `Doğru. ${word} = ${gloss}. Mesajını yazabilirsin.`,
  byMail: 'Bize e-postayla yazabilirsin:',
  failed: 'Soru yüklenemedi',
  noScript:
    'Soru tarayıcında hazırlanır. Yanıtlamak için tarayıcının ayarlarından JavaScript’i aç ve sayfayı yenile.',
  preparing: 'Soru hazırlanıyor',
  form: 'Mesajın',
  closed: 'Önce yukarıdaki soruyu yanıtla.',
  name: 'Adın',
  optional: '(isteğe bağlı)',
  email: 'E-posta',
  message: 'Mesajın',
  charsLeft: (limit: number, left: number) =>
    `En çok ${countText(limit)} karakter · ${countText(left)} kaldı`,
  send: 'Gönder',
  sending: 'Gönderiliyor',
  privacy: 'Adresini yalnızca sana yanıt vermek için kullanırız.',
  sent: 'Mesajın gönderildi.',
  sentHint: 'Yanıtımız verdiğin e-posta adresine gelir.',
  notSent: (fields: number) => `Mesaj gönderilmedi: ${fields} alanı düzelt.`,
  refused: 'Mesaj gönderilmedi.',
  errors: {
    name: 'Adını kısalt: en çok 100 karakter.',
    noEmail: 'E-posta adresini yaz. Örnek: elif@example.com',
    noAt: 'Adreste @ işareti yok. Örnek: elif@example.com',
    halfEmail: '@ işaretinden sonrasını da yaz. Örnek: elif@example.com',
    email: 'Adrese yeniden bak: boşluk ve Türkçe harf olmadan yaz. Örnek: elif@example.com',
    message: 'Mesajını yaz.',
    longMessage: 'Mesajını kısalt: en çok 4.000 karakter.',
  },
} as const
