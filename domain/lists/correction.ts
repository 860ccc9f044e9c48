import { listOf, suchThat, text } from '../field-check.ts'
import type { ListChange } from './list-records.ts'
import { mostMeaningLength, mostMeanings } from './listed-word.ts'

/** What the learner has written in the place of what the lexicon says of a sense. */
export type Correction = {
  /** Short Turkish equivalents, the first one first; at least one. */
  readonly gloss?: readonly string[]
  /** The Turkish definition. */
  readonly definitionTr?: string
}

export const mostDefinitionLength = 300

const filled = (mostLength: number) =>
  suchThat(text(mostLength), (value: string) => value.trim() !== '')
const isGloss = listOf(filled(mostMeaningLength), mostMeanings, 1)
const isDefinition = filled(mostDefinitionLength)
const pattern = /^([^.]+\.[a-z]+\.[0-9]+)\.(gloss|definitionTr)$/

/** The corrections that the latest values of all fields make, by sense; damaged ones are left out. */
export function correctionsOf(
  values: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, Correction> {
  const corrections = new Map<string, Correction>()
  for (const [field, value] of values) {
    const [, sense, part] = pattern.exec(field) ?? []
    if (sense === undefined) continue
    if (part === 'gloss' && isGloss(value)) {
      corrections.set(sense, { ...corrections.get(sense), gloss: value })
    }
    if (part === 'definitionTr' && isDefinition(value)) {
      corrections.set(sense, { ...corrections.get(sense), definitionTr: value })
    }
  }
  return corrections
}

/** Makes `correction` all that is corrected of a sense: what it does not have is the lexicon's again. */
export function correctionChanges(sense: string, correction: Correction): ListChange[] {
  return [
    { field: `${sense}.gloss`, value: correction.gloss ?? null },
    { field: `${sense}.definitionTr`, value: correction.definitionTr ?? null },
  ]
}
