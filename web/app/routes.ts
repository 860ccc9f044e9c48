import type { ComponentType } from 'react'

/** A screen with an address of its own. */
export type Route = {
  readonly path: string
  /** The screen's name, as it stands in the window title before the product's. */
  readonly title: string
  /** What search engines and link previews say about the page. */
  readonly description: string
  /** The module behind `load`: the build preloads its chunk in the page's HTML. */
  readonly file: string
  readonly load: () => Promise<{ default: ComponentType }>
}

export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'Ana Sayfa',
    description:
      'İngilizce kelimeleri beş seçenekli sorularla öğren: bir düzey seç, hemen başla. Üyelik yok, reklam yok.',
    file: 'web/features/quiz/quiz-page.tsx',
    load: () => import('../features/quiz/quiz-page.tsx'),
  },
  {
    path: '/calculation',
    title: 'Hesaplama',
    description: 'Son turunda kaç soruyu doğru bildin, hangi kelimelere yeniden bakmalısın?',
    file: 'web/features/results/results-page.tsx',
    load: () => import('../features/results/results-page.tsx'),
  },
  {
    path: '/tekrar',
    title: 'Tekrar',
    description: 'Unutmaya yaklaştığın kelimeler, tam gününde yeniden.',
    file: 'web/features/recall/recall-page.tsx',
    load: () => import('../features/recall/recall-page.tsx'),
  },
  {
    path: '/kelimeler',
    title: 'Kelimeler',
    description:
      'Bütün kelimelere bak: İngilizce ya da Türkçe ara, düzeye, konuya ve belleğine göre süz.',
    file: 'web/features/words/words-page.tsx',
    load: () => import('../features/words/words-page.tsx'),
  },
  {
    path: '/ilerleme',
    title: 'İlerleme',
    description: 'Kaç gün çalıştın, hangi kelimeler kalıcı oldu, ne kadarını hatırlıyorsun?',
    file: 'web/features/progress/progress-page.tsx',
    load: () => import('../features/progress/progress-page.tsx'),
  },
  {
    path: '/contact',
    title: 'İletişim',
    description: 'İngilizce Öğreniyorum için görüş, öneri ve hata bildirimlerini bize yaz.',
    file: 'web/features/contact/contact-page.tsx',
    load: () => import('../features/contact/contact-page.tsx'),
  },
  {
    path: '/hakkimizda',
    title: 'Hakkımızda',
    description: 'İngilizce Öğreniyorum nedir, nasıl çalışır, neyi saklar, neyi saklamaz?',
    file: 'web/features/about/about-page.tsx',
    load: () => import('../features/about/about-page.tsx'),
  },
  {
    path: '/ayarlar',
    title: 'Ayarlar',
    description:
      'Temayı, söyleyişi, soruların akışını ve klavye kısayollarını kendine göre ayarla.',
    file: 'web/features/settings/settings-page.tsx',
    load: () => import('../features/settings/settings-page.tsx'),
  },
]

/** The page of each word; a page of its own says its title and what it is about. */
export const wordRoute: Route = {
  path: '/kelimeler/:slug',
  title: 'Kelime',
  description: 'Bir İngilizce kelimenin Türkçesi, söylenişi ve örnek cümleleri.',
  file: 'web/features/words/word-page.tsx',
  load: () => import('../features/words/word-page.tsx'),
}

/** What stands at every other address. */
export const missingRoute: Route = {
  path: '/404',
  title: 'Böyle bir sayfa yok',
  description: 'Aradığın sayfa burada değil.',
  file: 'web/features/missing/missing-page.tsx',
  load: () => import('../features/missing/missing-page.tsx'),
}
