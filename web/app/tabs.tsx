import { Link, useLocation } from 'wouter'
import { frameText } from '../text/frame.ts'
import { Icon } from '../ui/icon.tsx'
import { DueBadge } from './due-badge.tsx'
import { currentAt, places } from './places.ts'
import styles from './tabs.module.css'

/** The places of study at the foot of a narrow screen, under the thumb. */
export function Tabs() {
  const [path] = useLocation()
  return (
    <nav className={styles.tabs} aria-label={frameText.tabsNav}>
      {places
        .filter(({ isAside }) => !isAside)
        .map(({ href, name, icon }) => (
          <Link key={href} href={href} aria-current={currentAt(path, href)}>
            <Icon name={icon} />
            <span>{name}</span>
            {href === '/tekrar' && <DueBadge isOnIcon />}
          </Link>
        ))}
    </nav>
  )
}
