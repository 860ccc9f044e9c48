export const translationText = {
  offer: 'Türkçeye çevir',
  result: 'Çeviri',
  waiting: 'Çeviri bekleniyor',
  downloading: (percent: number) => `Tarayıcının çeviri dili indiriliyor: %${percent}`,
  consentTitle: 'Çevirmek için göndermek gerekiyor.',
  consent:
    'Bu metin önce sunucumuza, oradan bir bulut çeviri hizmetine gider; çevirisi yeniden sorulmasın diye 180 gün saklanır. Adın, kaydın ya da başka bir bilgin gitmez. Bunu bir kez soruyoruz.',
  agree: 'Gönder ve çevir',
  decline: 'Vazgeç',
  machine: 'Makine çevirisi: yanlış olabilir.',
  onDevice: 'Bu cihazda çevrildi: yanlış olabilir.',
  showEnglish: 'İngilizce göster',
  showTurkish: 'Türkçe göster',
  offline: 'Sunucuya ulaşılamıyor. Bağlantını denetleyip yeniden dene.',
  'too-slow': 'Sunucu zamanında yanıt vermedi. Biraz sonra yeniden dene.',
  unreadable: 'Gelen yanıt anlaşılamadı. Sayfayı yenileyip yeniden dene.',
  empty: 'Çeviri hizmeti şu anda yanıt vermiyor. Biraz sonra yeniden dene.',
} as const
