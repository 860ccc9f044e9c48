import type { ComponentType } from 'react'
import { pageAddress, slugAt, wordPattern } from '#contract/addresses.ts'
import type { IconName } from '../ui/icon.tsx'

/** A screen with an address of its own. */
export type Page = {
  readonly path: string
  /** Its name: in the navigation, and in the window title before the product's. */
  readonly title: string
  /** How the navigation shows it; what has none is reached on other ways. */
  readonly link?: PageLink
  readonly load: () => Promise<{ default: ComponentType }>
  /** What only its HTML file needs: left out of what the browser loads. */
  readonly html: false | PageFacts
}

type PageLink = {
  readonly icon: IconName
  /** Whether it stands at the far end of the bar, away from the pages of study. */
  readonly isAside: boolean
}

type PageFacts = {
  /** What search engines and link previews say about the page. */
  readonly description: string
  /** The module behind `load`: the build preloads its chunk in the page's HTML. */
  readonly file: string
}

// A constant of the build: with it the browser's bundle loses all that stands behind it.
const isPainted = import.meta.env.SSR

/** Every page but those of the words, in the order of the navigation. */
export const pages: readonly Page[] = [
  {
    path: pageAddress.home,
    title: 'Ana Sayfa',
    link: { icon: 'home', isAside: false },
    load: () => import('../features/quiz/quiz-page.tsx'),
    html: isPainted && {
      description:
        'İngilizce kelimeleri beş seçenekli sorularla öğren: bir düzey seç, hemen başla. Üyelik yok, reklam yok.',
      file: 'web/features/quiz/quiz-page.tsx',
    },
  },
  {
    path: pageAddress.results,
    title: 'Hesaplama',
    load: () => import('../features/results/results-page.tsx'),
    html: isPainted && {
      description: 'Son turunda kaç soruyu doğru bildin, hangi kelimelere yeniden bakmalısın?',
      file: 'web/features/results/results-page.tsx',
    },
  },
  {
    path: pageAddress.recall,
    title: 'Tekrar',
    link: { icon: 'again', isAside: false },
    load: () => import('../features/recall/recall-page.tsx'),
    html: isPainted && {
      description: 'Unutmaya yaklaştığın kelimeler, tam gününde yeniden.',
      file: 'web/features/recall/recall-page.tsx',
    },
  },
  {
    path: pageAddress.learn,
    title: 'Öğren',
    load: () => import('../features/learn/learn-page.tsx'),
    html: isPainted && {
      description:
        'Seçtiğin kelimeleri öğren: önce kartı, hemen sorusu, araya başka kelimeler girince yeniden.',
      file: 'web/features/learn/learn-page.tsx',
    },
  },
  {
    path: pageAddress.sweep,
    title: 'Tarama',
    load: () => import('../features/learn/sweep-page.tsx'),
    html: isPainted && {
      description: 'Kelimeleri hızla geç: bildiklerini ayır, bilmediklerini öğren.',
      file: 'web/features/learn/sweep-page.tsx',
    },
  },
  {
    path: pageAddress.words,
    title: 'Kelimeler',
    link: { icon: 'book', isAside: false },
    load: () => import('../features/words/words-page.tsx'),
    html: isPainted && {
      description:
        'Bütün kelimelere bak: İngilizce ya da Türkçe ara, düzeye, konuya ve belleğine göre süz.',
      file: 'web/features/words/words-page.tsx',
    },
  },
  {
    path: pageAddress.worksheet,
    title: 'Çalışma kâğıdı',
    load: () => import('../features/worksheet/worksheet-page.tsx'),
    html: isPainted && {
      description:
        'Seçtiğin kelimelerden yazdırılacak bir çalışma kâğıdı: eşleştirme, beş seçenek, boşluk doldurma ve yanıt anahtarı.',
      file: 'web/features/worksheet/worksheet-page.tsx',
    },
  },
  {
    path: pageAddress.progress,
    title: 'İlerleme',
    link: { icon: 'chart', isAside: false },
    load: () => import('../features/progress/progress-page.tsx'),
    html: isPainted && {
      description: 'Kaç gün çalıştın, hangi kelimeler kalıcı oldu, ne kadarını hatırlıyorsun?',
      file: 'web/features/progress/progress-page.tsx',
    },
  },
  {
    path: pageAddress.lists,
    title: 'Listelerim',
    link: { icon: 'list', isAside: false },
    load: () => import('../features/lists/lists-page.tsx'),
    html: isPainted && {
      description:
        'Kendi kelime listelerin: bir liste yap, başka yerden getir, çalış, öğrencilerine ver.',
      file: 'web/features/lists/lists-page.tsx',
    },
  },
  {
    path: pageAddress.list,
    title: 'Liste',
    load: () => import('../features/lists/list-page.tsx'),
    html: isPainted && {
      description: 'Kendi listendeki kelimeler: düzenle, sırala, öğren, sor.',
      file: 'web/features/lists/list-page.tsx',
    },
  },
  {
    path: pageAddress.importWords,
    title: 'İçe aktar',
    load: () => import('../features/import/import-page.tsx'),
    html: isPainted && {
      description:
        'Kendi kelimelerini getir: CSV, Anki ya da Quizlet’ten, bir listeden ya da bir metinden.',
      file: 'web/features/import/import-page.tsx',
    },
  },
  {
    path: pageAddress.sharedList,
    title: 'Paylaşılan liste',
    load: () => import('../features/shared-list/shared-list-page.tsx'),
    html: isPainted && {
      description: 'Seninle paylaşılan kelime listesi: bak, listelerine ekle ya da hemen oyna.',
      file: 'web/features/shared-list/shared-list-page.tsx',
    },
  },
  {
    path: pageAddress.about,
    title: 'Hakkımızda',
    link: { icon: 'info', isAside: true },
    load: () => import('../features/about/about-page.tsx'),
    html: isPainted && {
      description: 'İngilizce Öğreniyorum nedir, nasıl çalışır, neyi saklar, neyi saklamaz?',
      file: 'web/features/about/about-page.tsx',
    },
  },
  {
    path: pageAddress.contact,
    title: 'İletişim',
    link: { icon: 'mail', isAside: true },
    load: () => import('../features/contact/contact-page.tsx'),
    html: isPainted && {
      description: 'İngilizce Öğreniyorum için görüş, öneri ve hata bildirimlerini bize yaz.',
      file: 'web/features/contact/contact-page.tsx',
    },
  },
  {
    path: pageAddress.settings,
    title: 'Ayarlar',
    link: { icon: 'settings', isAside: true },
    load: () => import('../features/settings/settings-page.tsx'),
    html: isPainted && {
      description:
        'Temayı, söyleyişi, soruların akışını ve klavye kısayollarını kendine göre ayarla.',
      file: 'web/features/settings/settings-page.tsx',
    },
  },
]

/** The page of each word; a page of its own says its title and what it is about. */
export const wordPage: Page = {
  path: wordPattern,
  title: 'Kelime',
  load: () => import('../features/word/word-page.tsx'),
  html: isPainted && {
    description: 'Bir İngilizce kelimenin Türkçesi, söyleyişi ve örnek cümleleri.',
    file: 'web/features/word/word-page.tsx',
  },
}

/** What stands at every other address. */
export const missingPage: Page = {
  path: '/404',
  title: 'Böyle bir sayfa yok',
  load: () => import('../features/missing/missing-page.tsx'),
  html: isPainted && {
    description: 'Aradığın sayfa burada değil.',
    file: 'web/features/missing/missing-page.tsx',
  },
}

const pageOf = new Map(pages.map((page) => [page.path, page]))

/** The page at `path`. Without a connection nobody leads from `/Tekrar/` to `/tekrar`, as the server does. */
export function pageAt(path: string): Page {
  const proper = path.toLowerCase().replace(/(?<=.)\/$/, '')
  return pageOf.get(proper) ?? (slugAt(proper) ? wordPage : missingPage)
}

/** The pages that the navigation leads to. */
export const linkedPages = pages.flatMap(({ path, title, link }) =>
  link ? [{ path, title, ...link }] : [],
)

/** How the link to a page stands to the page at `path`: a word's page is within Kelimeler. */
export function currentAt(path: string, linked: string): 'page' | 'true' | undefined {
  if (path === linked) return 'page'
  return linked !== pageAddress.home && path.startsWith(`${linked}/`) ? 'true' : undefined
}
