import type { ComponentType } from 'react'

/** A screen with an address of its own. */
export type Route = {
  readonly path: string
  /** The screen's name, as it stands in the window title before the product's. */
  readonly title: string
  readonly load: () => Promise<{ default: ComponentType }>
}

export const routes: readonly Route[] = [
  {
    path: '/',
    title: 'Ana Sayfa',
    load: () => import('../features/quiz/quiz-page.tsx'),
  },
  {
    path: '/calculation',
    title: 'Hesaplama',
    load: () => import('../features/results/results-page.tsx'),
  },
  {
    path: '/tekrar',
    title: 'Tekrar',
    load: () => import('../features/recall/recall-page.tsx'),
  },
  {
    path: '/kelimeler',
    title: 'Kelimeler',
    load: () => import('../features/words/words-page.tsx'),
  },
  {
    path: '/ilerleme',
    title: 'İlerleme',
    load: () => import('../features/progress/progress-page.tsx'),
  },
  {
    path: '/contact',
    title: 'İletişim',
    load: () => import('../features/contact/contact-page.tsx'),
  },
  {
    path: '/hakkimizda',
    title: 'Hakkımızda',
    load: () => import('../features/about/about-page.tsx'),
  },
  {
    path: '/ayarlar',
    title: 'Ayarlar',
    load: () => import('../features/settings/settings-page.tsx'),
  },
]

/** The page of each word; a page of its own says its title and what it is about. */
export const wordRoute: Route = {
  path: '/kelimeler/:slug',
  title: 'Kelime',
  load: () => import('../features/word/word-page.tsx'),
}

/** What stands at every other address. */
export const missingRoute: Route = {
  path: '/404',
  title: 'Böyle bir sayfa yok',
  load: () => import('../features/missing/missing-page.tsx'),
}
