import { useEffect } from 'react'
import { frameText } from '../text/frame.ts'
import { showToast } from '../ui/toast.tsx'
import { takeUpdate, useIsUpdateReady } from './new-version.ts'

/** Offers a new version that is ready; not in the middle of a game or of Tekrar. */
export function UpdateOffer({ isBusy }: { readonly isBusy: boolean }) {
  const isReady = useIsUpdateReady()
  useEffect(() => {
    if (!isReady || isBusy) return
    showToast({
      text: frameText.updateReady,
      icon: 'again',
      action: { label: frameText.update, run: takeUpdate },
    })
  }, [isReady, isBusy])
  return null
}
