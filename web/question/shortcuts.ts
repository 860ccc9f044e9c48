import { usePreferences } from '../storage/preferences.ts'
import { optionLetters } from '../text/lists.ts'
import { useKeys } from '../ui/use-keys.ts'

/** The single keys of every question, as they are pressed. */
export const singleKeys = { unknown: '0', listen: 's', undo: 'z' } as const

/** What single keys do, by the small letter or the figure; a key without an action is left alone. */
export type Shortcuts = Readonly<Record<string, (() => void) | undefined>>

/** Acts on single keys anywhere on the screen, where the learner's settings let them. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)
  useKeys(({ key, repeat }) => {
    const name = key.toLowerCase()
    const act = hasShortcuts && !repeat && Object.hasOwn(shortcuts, name) && shortcuts[name]
    if (!act) return false
    act()
    return true
  })
}

/** The keys of five options: 1–5 and A–E pick one of `options`, 0 says *Bilmiyorum*. */
export function choiceShortcuts(
  options: readonly number[],
  { pick, sayUnknown }: { pick: (place: number) => void; sayUnknown: () => void },
): Shortcuts {
  const picks = options.flatMap((place, at) => {
    const names = [String(at + 1), optionLetters[at]?.toLowerCase() ?? '']
    return names.map((name) => [name, () => pick(place)] as const)
  })
  return { ...Object.fromEntries(picks), [singleKeys.unknown]: sayUnknown }
}

/** The keys of every question: S says its word, Z takes the last answer back. */
export function questionShortcuts({
  listen,
  undo,
}: {
  readonly listen?: (() => void) | undefined
  readonly undo?: (() => void) | undefined
}): Shortcuts {
  return { [singleKeys.listen]: listen, [singleKeys.undo]: undo }
}

/**
 * Goes on by Enter, or by other keys, wherever the focus is, except on a link or a button, which
 * the same key presses.
 */
export function useConfirmKeys(confirm: (() => void) | undefined, keys = ['Enter']): void {
  useKeys(({ key, target, repeat }) => {
    const isOnControl = target instanceof Element && target.matches('a, button')
    if (!confirm || repeat || isOnControl || !keys.includes(key)) return false
    confirm()
    return true
  })
}
