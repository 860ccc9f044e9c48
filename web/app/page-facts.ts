/** What the pages' HTML files say and load, and the browser's own code can do without. */
export type PageFacts = {
  /** What search engines and link previews say about the page. */
  readonly description: string
  /** The module behind the route's `load`: the build preloads its chunk in the page's HTML. */
  readonly file: string
}

/** By the path of the route. */
export const pageFacts: Readonly<Record<string, PageFacts>> = {
  '/': {
    description:
      'İngilizce kelimeleri beş seçenekli sorularla öğren: bir düzey seç, hemen başla. Üyelik yok, reklam yok.',
    file: 'web/features/quiz/quiz-page.tsx',
  },
  '/calculation': {
    description: 'Son turunda kaç soruyu doğru bildin, hangi kelimelere yeniden bakmalısın?',
    file: 'web/features/results/results-page.tsx',
  },
  '/tekrar': {
    description: 'Unutmaya yaklaştığın kelimeler, tam gününde yeniden.',
    file: 'web/features/recall/recall-page.tsx',
  },
  '/kelimeler': {
    description:
      'Bütün kelimelere bak: İngilizce ya da Türkçe ara, düzeye, konuya ve belleğine göre süz.',
    file: 'web/features/words/words-page.tsx',
  },
  '/ilerleme': {
    description: 'Kaç gün çalıştın, hangi kelimeler kalıcı oldu, ne kadarını hatırlıyorsun?',
    file: 'web/features/progress/progress-page.tsx',
  },
  '/contact': {
    description: 'İngilizce Öğreniyorum için görüş, öneri ve hata bildirimlerini bize yaz.',
    file: 'web/features/contact/contact-page.tsx',
  },
  '/hakkimizda': {
    description: 'İngilizce Öğreniyorum nedir, nasıl çalışır, neyi saklar, neyi saklamaz?',
    file: 'web/features/about/about-page.tsx',
  },
  '/ayarlar': {
    description:
      'Temayı, söyleyişi, soruların akışını ve klavye kısayollarını kendine göre ayarla.',
    file: 'web/features/settings/settings-page.tsx',
  },
  '/kelimeler/:slug': {
    description: 'Bir İngilizce kelimenin Türkçesi, söylenişi ve örnek cümleleri.',
    file: 'web/features/word/word-page.tsx',
  },
  '/404': {
    description: 'Aradığın sayfa burada değil.',
    file: 'web/features/missing/missing-page.tsx',
  },
}
