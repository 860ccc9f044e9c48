import type { IconName } from '../ui/icon.tsx'

/** A place that the navigation leads to. */
export type Place = {
  readonly href: string
  readonly name: string
  readonly icon: IconName
  /** Whether it stands at the far end of the bar, away from the places of study. */
  readonly isAside: boolean
}

/** How the link of a place stands to the page at `path`: a word's page is within Kelimeler. */
export function currentAt(path: string, href: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined
}

export const places: readonly Place[] = [
  { href: '/', name: 'Ana Sayfa', icon: 'home', isAside: false },
  { href: '/tekrar', name: 'Tekrar', icon: 'again', isAside: false },
  { href: '/kelimeler', name: 'Kelimeler', icon: 'book', isAside: false },
  { href: '/ilerleme', name: 'İlerleme', icon: 'chart', isAside: false },
  { href: '/hakkimizda', name: 'Hakkımızda', icon: 'info', isAside: true },
  { href: '/contact', name: 'İletişim', icon: 'mail', isAside: true },
  { href: '/ayarlar', name: 'Ayarlar', icon: 'settings', isAside: true },
]
