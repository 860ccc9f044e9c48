import { Fragment } from 'react'
import { usePreferences } from '../storage/preferences.ts'
import { keyText } from '../text/keys.ts'
import styles from './key-hints.module.css'

type Hint = {
  /** Keys that do the same; two that are one range are written `1–5`. */
  readonly keys: readonly string[]
  readonly does: string
  /** Whether the key works however the learner has set single keys. */
  readonly isAlways?: true
}

const hints = {
  pick: { keys: ['1–5', 'A–E'], does: keyText.pick },
  move: { keys: ['↑↓'], does: keyText.move, isAlways: true },
  confirm: { keys: ['Enter'], does: keyText.confirm, isAlways: true },
  unknown: { keys: ['0'], does: keyText.unknown },
  next: { keys: ['Enter'], does: keyText.next, isAlways: true },
  understood: { keys: ['Enter'], does: keyText.understood, isAlways: true },
  known: { keys: ['K'], does: keyText.known },
  show: { keys: [keyText.space], does: keyText.show, isAlways: true },
  grade: { keys: ['1–4'], does: keyText.grade },
  good: { keys: ['Enter'], does: keyText.good, isAlways: true },
  claimUnknown: { keys: ['←'], does: keyText.claimUnknown, isAlways: true },
  claimKnown: { keys: ['→'], does: keyText.claimKnown, isAlways: true },
  listen: { keys: ['S'], does: keyText.listen },
  undo: { keys: ['Z'], does: keyText.undo },
} as const satisfies Readonly<Record<string, Hint>>

export type KeyHint = keyof typeof hints

/**
 * What keys do now, on screens wide enough to have a keyboard before them; `false` stands for one
 * that does nothing at the moment.
 */
export function KeyHints({ of }: { readonly of: readonly (KeyHint | false)[] }) {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  return (
    <p className={styles.keys}>
      {of.map((name) => {
        if (name === false) return null
        const { keys, does, isAlways }: Hint = hints[name]
        if (!isAlways && !hasShortcuts) return null
        return (
          <span key={name}>
            {keys.map((key, at) => (
              <Fragment key={key}>
                {at > 0 && keyText.or}
                <Keys of={key} />
              </Fragment>
            ))}{' '}
            {does}
          </span>
        )
      })}
    </p>
  )
}

// *1–5* is two keys with what is between, *↑↓* is two.
function Keys({ of }: { readonly of: string }) {
  const [first, last] = of.split('–')
  if (last !== undefined) {
    return (
      <>
        <kbd>{first}</kbd>–<kbd>{last}</kbd>
      </>
    )
  }
  return of === '↑↓' ? Array.from(of, (key) => <kbd key={key}>{key}</kbd>) : <kbd>{of}</kbd>
}
