import { usePreferences } from '../storage/preferences.ts'

/** Lets the end of a session be heard, if the learner wants that; the code for it comes only then. */
export function tellEnd(): void {
  if (!usePreferences.getState().sounds) return
  // Where it does not come, the end is as good without.
  void import('../study/chime.ts').then(
    ({ chime }) => chime('end'),
    () => undefined,
  )
}
