import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { pageAddress } from '#contract/addresses.ts'
import { frameText } from '../text/frame.ts'
import { usePath } from '../ui/address.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { Logo } from '../ui/logo.tsx'
import { MarkedText } from '../ui/marked-text.tsx'
import { showToast, Toasts } from '../ui/toast.tsx'
import { DueBadge } from './due-badge.tsx'
import styles from './frame.module.css'
import { Menu } from './menu.tsx'
import { currentAt, linkedPages } from './pages.ts'
import { Tabs } from './tabs.tsx'

/**
 * What stands around every screen.
 *
 * @param progress how far the game on the screen has come; while there is one, the links fold
 *   behind the toggle at every width.
 * @param hasTabs whether the pages of study stand at the foot of a narrow screen.
 */
export function Frame({
  progress,
  hasTabs,
  children,
}: {
  readonly progress: ReactNode
  readonly hasTabs: boolean
  readonly children: ReactNode
}) {
  const path = usePath()
  const isPlaying = progress !== undefined
  return (
    <>
      <a className={styles.skip} href="#icerik">
        {frameText.skip}
      </a>
      <header className={styles.bar} data-playing={isPlaying ? '' : undefined}>
        <Link href={pageAddress.home} className={styles.brand} aria-label={frameText.brandLink}>
          <Logo />
          <span className={styles.brandName} aria-hidden="true">
            <MarkedText lines={[frameText.brand]} />
          </span>
        </Link>
        <nav className={styles.links} aria-label={frameText.mainNav}>
          {linkedPages.map(({ path: linked, title, isAside }, at) => (
            <Link
              key={linked}
              href={linked}
              className={isAside && !linkedPages[at - 1]?.isAside ? styles.end : undefined}
              aria-current={currentAt(path, linked)}
            >
              {title}
              {linked === pageAddress.recall && <DueBadge />}
            </Link>
          ))}
        </nav>
        {progress}
        <Menu isWhole={!hasTabs} />
      </header>
      <OfflineStrip />
      <main id="icerik" className={styles.main} tabIndex={-1}>
        {children}
      </main>
      {hasTabs && <Tabs />}
      <Toasts closeLabel={frameText.closeToast} />
    </>
  )
}

function OfflineStrip() {
  const isOnline = useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    () => true,
  )
  const wasOffline = useRef(false)
  useEffect(() => {
    if (isOnline && wasOffline.current) showToast({ text: frameText.online })
    wasOffline.current = !isOnline
  }, [isOnline])
  if (isOnline) return null
  return (
    <div className={styles.offline} role="status">
      <Icon name="offline" small />
      <span>{frameText.offline}</span>
    </div>
  )
}

function followConnection(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
