import type { Result } from '#domain/result.ts'
import { listProblemText, listsText } from '../text/own-lists.ts'
import { showToast } from '../ui/toast.tsx'
import type { Done } from './changeable.ts'
import type { ListProblem } from './own-lists.ts'

/**
 * Says what was done, and offers to take it back; or why it was not. Tells whether it was.
 *
 * @param isForNext whether the screen is left for another one at once.
 */
export function tellOutcome<Value>(
  outcome: Result<Done<Value>, ListProblem>,
  text: string,
  { isForNext = false }: { readonly isForNext?: boolean } = {},
): outcome is { readonly ok: true; readonly value: Done<Value> } {
  if (!outcome.ok) {
    tellProblem(outcome.problem)
    return false
  }
  const undo = async () => {
    const undone = await outcome.value.undo()
    if (undone.ok) showToast({ text: listsText.undone, icon: 'undo' })
    else tellProblem(undone.problem)
  }
  showToast({ text, isForNext, action: { label: listsText.undo, run: () => void undo() } })
  return true
}

/** Says why a list was not changed. */
export function tellProblem(problem: ListProblem): void {
  showToast({ text: listProblemText[problem], icon: 'warning', isAlert: true })
}
