import {
  knownPreferences,
  type Preferences,
  setPreferences,
  usePreferences,
} from '../storage/preferences.ts'
import { recordSetting, useStudy } from '../storage/record/study.ts'

/**
 * Keeps the preferences in the learning record as well, so that they travel with it: what the
 * learner changes is recorded, and what the record says, from a backup or another tab, applies.
 */
export function followPreferences(): void {
  let isApplying = false
  usePreferences.subscribe((now, before) => {
    if (isApplying) return
    for (const field of Object.keys(now) as (keyof Preferences)[]) {
      if (now[field] !== before[field]) void recordSetting(field, now[field] ?? null)
    }
  })
  useStudy.subscribe(({ settings }, before) => {
    if (settings === before.settings || settings.size === 0) return
    isApplying = true
    setPreferences(knownPreferences(settings))
    isApplying = false
  })
}
