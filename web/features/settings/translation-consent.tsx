import { useEffect, useRef, useState } from 'react'
import {
  hasAgreedToTranslation,
  withdrawFromTranslation,
} from '../../storage/translation-consent.ts'
import { settingsText } from '../../text/settings.ts'
import { Button } from '../../ui/button.tsx'
import styles from './settings.module.css'

type Consent = 'none' | 'given' | 'withdrawn'

/** Where the learner has agreed that texts are sent away to be translated: the way back. */
export function TranslationConsent() {
  const [consent, setConsent] = useState<Consent>('none')
  const row = useRef<HTMLDivElement>(null)
  // The prerendered page cannot know it.
  useEffect(() => {
    if (hasAgreedToTranslation()) setConsent('given')
  }, [])
  if (consent === 'none') return null
  const withdraw = () => {
    withdrawFromTranslation()
    setConsent('withdrawn')
    // The button that was pressed is gone.
    row.current?.focus({ preventScroll: true })
  }
  return (
    <div ref={row} className={styles.row} tabIndex={-1}>
      <div>
        <p className={styles.label}>{settingsText.translation}</p>
        <p className={styles.hint} role="status">
          {consent === 'given' ? settingsText.translationGiven : settingsText.translationWithdrawn}
        </p>
      </div>
      {consent === 'given' && (
        <Button kind="secondary" small onClick={withdraw}>
          {settingsText.translationWithdraw}
        </Button>
      )}
    </div>
  )
}
