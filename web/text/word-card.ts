export const wordCardText = {
  listen: (word: string) => `“${word}” kelimesini dinle`,
  noVoice:
    'Bu cihazda İngilizce ses yok. Cihazının ayarlarından, metin okuma dilleri arasına İngilizceyi ekleyebilirsin.',
  soundFailed: 'Ses çalınamadı. Cihazının sesini denetle.',
  close: 'Kartı kapat',
  loading: 'Kart hazırlanıyor',
  failed: 'Kart yüklenemedi.',
  sameMeaning: 'Eş anlamlı',
  british: 'İngiliz İngilizcesinde',
  american: 'Amerikan İngilizcesinde',
  confusedWith: 'Karıştırma',
  falseFriend: 'Yanıltıcı benzerlik',
  means: (english: string, meaning: string) => `${english}: ${meaning}.`,
  lookalike: (turkish: string, means: string) =>
    `Türkçedeki “${turkish}” ise İngilizcede ${means}.`,
} as const
