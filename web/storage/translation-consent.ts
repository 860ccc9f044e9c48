import { objectOf, truth } from '#domain/field-check.ts'
import { localRecord } from './local-record.ts'

const translation = localRecord('io.consent', 1, objectOf({ translation: truth }))

/** Whether the learner has agreed that texts are sent away to be translated. */
export function hasAgreedToTranslation(): boolean {
  const stored = translation.read()
  return stored.ok && stored.value?.translation === true
}

export function agreeToTranslation(): void {
  translation.write({ translation: true })
}

/** The next text is asked about again before it is sent. */
export function withdrawFromTranslation(): void {
  translation.write({ translation: false })
}
