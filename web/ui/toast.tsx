import { useEffect, useRef } from 'react'
import { create } from 'zustand'
import { IconButton } from './button.tsx'
import { Icon, type IconName } from './icon.tsx'
import styles from './toast.module.css'

export type Toast = {
  readonly text: string
  readonly icon?: IconName
  /** What the learner can still do about it; with an action, the toast stays until closed. */
  readonly action?: { readonly label: string; readonly run: () => void }
  readonly isAlert?: boolean
  /** Whether the screen on which it is to be read is only now coming. */
  readonly isForNext?: boolean
  /** Whether it stands under the header, where the foot of the screen is what one came for. */
  readonly isAbove?: boolean
}

const shownMs = 6000

const useToastStore = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }))

/** Shows `toast` at the foot of the screen, in place of the one before. */
export function showToast(toast: Toast): void {
  useToastStore.setState({ toast })
}

/** Takes away a toast that offers to do something, when its screen is left. */
export function hideActionToast(): void {
  const { toast } = useToastStore.getState()
  if (!toast?.action) return
  if (toast.isForNext) showToast({ ...toast, isForNext: false })
  else hideToast()
}

export function hideToast(): void {
  useToastStore.setState({ toast: undefined })
}

/** The place where toasts appear: one on every screen. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const toast = useToastStore((state) => state.toast)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!toast || toast.action) return
    // Whoever points at it or stands in it is still reading.
    const hideUnlessHeld = () => {
      if (!region.current?.matches(':has(:hover, :focus)')) hideToast()
    }
    const timer = setInterval(hideUnlessHeld, shownMs)
    return () => clearInterval(timer)
  }, [toast])
  return (
    <div
      ref={region}
      className={styles.region}
      data-above={toast?.isAbove ? '' : undefined}
      role={toast?.isAlert ? 'alert' : 'status'}
    >
      {toast && (
        <div className={styles.toast}>
          <Icon name={toast.icon ?? 'check'} small />
          <span>{toast.text}</span>
          <div>
            {toast.action && (
              <button
                type="button"
                className={styles.action}
                onClick={() => {
                  hideToast()
                  toast.action?.run()
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton icon="close" label={closeLabel} onClick={hideToast} />
          </div>
        </div>
      )}
    </div>
  )
}
