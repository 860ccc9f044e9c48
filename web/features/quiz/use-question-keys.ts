import type { Item } from '#domain/quiz/draw-item.ts'
import type { OpenGame } from '#domain/quiz/game.ts'
import type { Flow } from '../../game/flow.ts'
import { gameStore } from '../../game/use-game.ts'
import {
  choiceShortcuts,
  questionShortcuts,
  useConfirmKeys,
  useShortcuts,
} from '../../question/shortcuts.ts'
import { useKeys } from '../../ui/use-keys.ts'
import { undoAnswer } from './undo-answer.ts'

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
}

/**
 * The keys of a question: beside those of every question, arrows move the mark, Enter and Space
 * answer with it.
 */
export function useQuestionKeys(game: OpenGame, flow: Flow, listen: () => void): void {
  const { item } = game
  const isAnswered = game.phase === 'answered'
  const { pick, sayUnknown, mark, goNext } = gameStore().getState()

  const confirm = () => {
    const place = focusedOption(item) ?? game.mark
    // Where Sonraki answers, an option that is only in focus is marked first.
    if (isAnswered || (flow.hasNext && place === game.mark)) void goNext()
    else if (place !== undefined) pick(place)
  }

  useShortcuts({
    ...choiceShortcuts(isAnswered ? [] : item.options, { pick, sayUnknown }),
    ...questionShortcuts({ listen, undo: undoAnswer }),
  })
  useConfirmKeys(confirm)
  useKeys(({ key, target, repeat }) => {
    if (key === ' ' && target instanceof HTMLInputElement && !repeat) {
      confirm()
      return true
    }
    const step = steps[key]
    const isOnControl = target instanceof HTMLElement && target.matches('a, button')
    if (step === undefined || isOnControl || isAnswered) return false
    moveMark(item, game.mark, step, mark)
    return true
  })
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
