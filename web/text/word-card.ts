import type { Firmness } from '#domain/record/memory.ts'

export const firmnessText: Readonly<Record<Firmness, string>> = {
  new: 'yeni',
  met: 'çalışılan',
  familiar: 'tanıdık',
  settling: 'pekişiyor',
  lasting: 'kalıcı',
}

export const wordCardText = {
  listenToExample: 'Örnek cümleyi dinle',
  noVoice:
    'Bu cihazda İngilizce ses yok. Cihazının ayarlarından, metin okuma dilleri arasına İngilizceyi ekleyebilirsin.',
  close: 'Kartı kapat',
  loading: 'Kart hazırlanıyor',
  failed: 'Kart yüklenemedi.',
  whole: 'Kartın tamamı',
  sameMeaning: 'Eş anlamlı',
  opposite: 'Karşıt anlamlı',
  alsoMeans: 'Başka anlamları',
  irregular: 'Düzensiz biçimler',
  forms: {
    plural: 'çoğul',
    thirdPerson: 'geniş zaman (he, she, it)',
    past: 'geçmiş zaman',
    pastParticiple: 'geçmiş zaman ortacı',
    presentParticiple: 'şimdiki zaman ortacı',
    comparative: 'karşılaştırma',
    superlative: 'en üstünlük',
  },
  uses: 'Kullanımı',
  patterns: 'Kalıp',
  countability: {
    countable: 'sayılabilir',
    uncountable: 'sayılamaz',
    both: 'sayılabilir ve sayılamaz',
    plural: 'çoğul',
  },
  fixedPhrase: 'kalıp söz',
  region: { UK: 'İngiltere', US: 'ABD' },
  register: { formal: 'resmî', informal: 'gündelik', old: 'eski', spoken: 'konuşma dili' },
  british: 'İngiliz İngilizcesinde',
  american: 'Amerikan İngilizcesinde',
  confusedWith: 'Karıştırma',
  falseFriend: 'Yanıltıcı benzerlik',
  lookalike: (turkish: string, means: string) =>
    `Türkçedeki “${turkish}” ise İngilizcede ${means}.`,
} as const
