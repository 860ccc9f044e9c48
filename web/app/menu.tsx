import { useEffect, useRef, useState } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { frameText } from '../text/frame.ts'
import { usePath } from '../ui/address.ts'
import { IconButton } from '../ui/button.tsx'
import { useHistoryLayer } from '../ui/history-layer.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { DueBadge } from './due-badge.tsx'
import styles from './frame.module.css'
import { currentAt, linkedPages } from './pages.ts'

/**
 * The links behind the toggle: on narrow screens always, during a game on every screen. It starts
 * closed; Esc, Back, a tap outside and a link close it. Without script the browser's own disclosure
 * stands there instead.
 *
 * @param isWhole whether it holds every page, or only home and those that the tabs leave out.
 */
export function Menu({ isWhole }: { readonly isWhole: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLElement>(null)
  useHistoryLayer(isOpen, () => setOpen(false))
  const shown = isWhole
    ? linkedPages
    : linkedPages.filter(({ path, isAside }) => isAside || path === pageAddress.home)

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: Event) => {
      if (!(target instanceof Node)) return
      if (!menu.current?.contains(target) && !toggle.current?.contains(target)) setOpen(false)
    }
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      setOpen(false)
      toggle.current?.focus()
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('focusin', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('focusin', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])

  return (
    <>
      <IconButton
        ref={toggle}
        icon={isOpen ? 'close' : 'menu'}
        label={isOpen ? frameText.closeMenu : frameText.openMenu}
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls="menu"
        onClick={() => setOpen(!isOpen)}
      />
      <nav
        ref={menu}
        id="menu"
        className={styles.menu}
        aria-label={frameText.menuNav}
        hidden={!isOpen}
      >
        <MenuLinks pages={shown} onFollow={() => setOpen(false)} />
      </nav>
      {/* Nobody reads it in a browser that runs this. */}
      <noscript>
        {import.meta.env.SSR && (
          <details className={styles.plainMenu}>
            <summary>
              <Icon name="menu" />
              {frameText.menuNav}
            </summary>
            <nav className={styles.menu} aria-label={frameText.menuNav}>
              <MenuLinks pages={shown} />
            </nav>
          </details>
        )}
      </noscript>
    </>
  )
}

function MenuLinks({
  pages,
  onFollow,
}: {
  readonly pages: typeof linkedPages
  readonly onFollow?: () => void
}) {
  const path = usePath()
  return (
    <ul>
      {pages.map(({ path: linked, title, icon }) => (
        <li key={linked}>
          <Link
            href={linked}
            aria-current={currentAt(path, linked)}
            replace
            {...(onFollow ? { onClick: onFollow } : {})}
          >
            <Icon name={icon} />
            {title}
            {linked === pageAddress.recall && <DueBadge />}
          </Link>
        </li>
      ))}
    </ul>
  )
}
