import { useEffect, useState } from 'react'
import { frameText } from '../text/frame.ts'
import { showToast } from '../ui/toast.tsx'
import { useUpdate } from './update-ready.ts'

/** Offers a new version that is ready; not in the middle of a game or of Tekrar. */
export function UpdateOffer({ isBusy }: { readonly isBusy: boolean }) {
  const take = useUpdate((update) => update.take)
  const [failures, setFailures] = useState(0)
  useEffect(() => {
    if (!take || isBusy) return
    const run = async () => {
      showToast({ text: frameText.updateComing, icon: 'again' })
      if (!(await take())) setFailures((before) => before + 1)
    }
    showToast({
      text: failures === 0 ? frameText.updateReady : frameText.updateNotCome,
      icon: 'again',
      action: { label: frameText.update, run: () => void run() },
    })
  }, [take, isBusy, failures])
  return null
}
