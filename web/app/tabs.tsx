import { pageAddress } from '#contract/addresses.ts'
import { frameText } from '../text/frame.ts'
import { usePath } from '../ui/address.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { DueBadge } from './due-badge.tsx'
import { currentAt, linkedPages } from './pages.ts'
import styles from './tabs.module.css'

/** The pages of study at the foot of a narrow screen, under the thumb. */
export function Tabs() {
  const path = usePath()
  return (
    <nav className={styles.tabs} aria-label={frameText.tabsNav}>
      {linkedPages
        .filter(({ isAside }) => !isAside)
        .map(({ path: linked, title, icon }) => (
          <Link key={linked} href={linked} aria-current={currentAt(path, linked)}>
            <Icon name={icon} />
            <span>{title}</span>
            {linked === pageAddress.recall && <DueBadge isOnIcon />}
          </Link>
        ))}
    </nav>
  )
}
