import type { Item } from '#domain/quiz/draw-item.ts'
import { type Game, isAnswered } from '#domain/quiz/game.ts'
import { usePreferences } from '../../storage/preferences.ts'
import { useKeys } from '../../ui/use-keys.ts'
import type { Answering } from './use-answering.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/**
 * The keys of a question: 1–5 or A–E pick, 0 says *Bilmiyorum*, arrows move the mark, Enter and
 * Space answer with it, S speaks, Z takes back. The single keys obey the setting.
 */
export function useQuestionKeys(
  game: Game,
  item: Item,
  answering: Answering,
  listen: () => void,
): void {
  const hasShortcuts = usePreferences((preferences) => preferences.shortcuts)

  const confirm = (): boolean => {
    const place = focusedOption(item) ?? game.mark
    // Where Sonraki answers, an option that is only in focus is marked first.
    if (isAnswered(game) || (answering.hasNext && place === game.mark)) answering.goNext()
    else if (place !== undefined) answering.pick(place)
    return true
  }

  useKeys(({ key, target, repeat }) => {
    const isOnOption = target instanceof HTMLInputElement
    const isOnControl = target instanceof HTMLElement && target.matches('a, button')
    const step = steps[key]
    if (step !== undefined) {
      if (isOnControl || isAnswered(game)) return false
      moveMark(item, game.mark, step, answering.mark)
      return true
    }
    if (repeat) return false
    if (key === 'Enter' && !isOnControl) return confirm()
    if (key === ' ' && isOnOption) return confirm()
    if (!hasShortcuts) return false
    return shortcut(key.toLowerCase(), item, game, answering, listen)
  })
}

function shortcut(
  key: string,
  item: Item,
  game: Game,
  answering: Answering,
  listen: () => void,
): boolean {
  if (key === 'z') {
    answering.undo()
    return true
  }
  if (key === 's') {
    listen()
    return true
  }
  const place = item.options['12345'.includes(key) ? Number(key) - 1 : 'abcde'.indexOf(key)]
  if (isAnswered(game) || (place === undefined && key !== '0')) return false
  if (place === undefined) answering.sayUnknown()
  else answering.pick(place)
  return true
}

/** Moves the mark, and the focus with it, round the options. */
function moveMark(
  item: Item,
  mark: number | undefined,
  step: number,
  onMark: (place: number) => void,
): void {
  const count = item.options.length
  const from = mark === undefined ? (step > 0 ? -1 : 0) : item.options.indexOf(mark)
  const to = (from + step + count) % count
  const place = item.options[to]
  if (place === undefined) return
  onMark(place)
  optionInputs()[to]?.focus()
}

function focusedOption(item: Item): number | undefined {
  const at = optionInputs().indexOf(document.activeElement as HTMLInputElement)
  return at < 0 ? undefined : item.options[at]
}

function optionInputs(): HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('#icerik fieldset input[type=radio]')]
}
