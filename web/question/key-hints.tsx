import { Fragment } from 'react'
import { usePreferences } from '../storage/preferences.ts'
import { keyText } from '../text/keys.ts'
import styles from './key-hints.module.css'
import { singleKeys } from './shortcuts.ts'

export type KeyHint = {
  /** Keys that do the same; two that are one range are written `1–5`. */
  readonly keys: readonly string[]
  readonly does: string
  /** Whether they work however the learner has set single keys. */
  readonly isAlways?: true
}

const shown = {
  unknown: singleKeys.unknown,
  listen: singleKeys.listen.toUpperCase(),
  undo: singleKeys.undo.toUpperCase(),
}

/** The keys of a question with options. */
export const questionKeys = {
  pick: { keys: ['1–5', 'A–E'], does: keyText.pick },
  move: { keys: ['↑↓'], does: keyText.move, isAlways: true },
  confirm: { keys: ['Enter'], does: keyText.confirm, isAlways: true },
  unknown: { keys: [shown.unknown], does: keyText.unknown },
  listen: { keys: [shown.listen], does: keyText.listen },
  undo: { keys: [shown.undo], does: keyText.undo },
} as const satisfies Readonly<Record<string, KeyHint>>

/**
 * What keys do now, on screens wide enough to have a keyboard before them; `false` stands for one
 * that does nothing at the moment.
 */
export function KeyHints({ of }: { readonly of: readonly (KeyHint | false)[] }) {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  return (
    <p className={styles.keys}>
      {of.map((hint) => {
        if (hint === false || (!hint.isAlways && !hasShortcuts)) return null
        const { keys, does } = hint
        return (
          <span key={does}>
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
