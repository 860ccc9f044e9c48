import { usePreferences } from '../storage/preferences.ts'
import type { Moment } from './chime.ts'

/**
 * Lets a moment be heard in the tab in sight, if the learner wants that. The code for it comes only then.
 *
 * @param isSo whether there is anything to be heard; asked only for who wants to hear it.
 */
export function tellMoment(moment: Moment, isSo: () => boolean = () => true): void {
  if (!usePreferences.getState().sounds || document.visibilityState !== 'visible' || !isSo()) return
  // Where it does not come, the moment is as good without.
  void import('./chime.ts').then(
    ({ chime }) => chime(moment),
    () => undefined,
  )
}
