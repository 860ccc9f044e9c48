import type { IconName } from '../ui/icon.tsx'

/** A place that the navigation leads to. */
export type Place = {
  readonly href: string
  readonly name: string
  readonly icon: IconName
  /** Whether it stands at the far end of the bar, away from the places of study. */
  readonly isAside: boolean
}

/** Whether a path belongs to a place: a word's page belongs to Kelimeler. */
export function isAt(path: string, href: string): boolean {
  return path === href || (href !== '/' && path.startsWith(`${href}/`))
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
