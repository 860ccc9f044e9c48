import type { Result } from '../result.ts'
import { type Correction, mostDefinitionLength } from './correction.ts'
import { mostMeaningLength, mostMeanings } from './listed-word.ts'
import { typedMeanings } from './typed-word.ts'

/** What is wrong with a correction, field by field. */
export type CorrectionProblems = {
  readonly gloss?: 'missing' | 'too-long' | 'too-many'
  readonly definition?: 'too-long'
}

/** What the lexicon says of a sense in Turkish. */
type Original = { readonly gloss: readonly string[]; readonly definitionTr: string }

/**
 * The correction that was typed over what the lexicon says; what is the same, or left empty, is not
 * corrected.
 */
export function typedCorrection(
  typed: { readonly gloss: string; readonly definition: string },
  original: Original,
): Result<Correction, CorrectionProblems> {
  const gloss = typedMeanings(typed.gloss)
  const definition = typed.definition.trim().replace(/\s+/g, ' ').replace(/\.$/, '')
  const problems: CorrectionProblems = {
    ...(gloss.length === 0 && original.gloss.length > 0 && { gloss: 'missing' }),
    ...(gloss.length > mostMeanings && { gloss: 'too-many' }),
    ...(gloss.some(({ length }) => length > mostMeaningLength) && { gloss: 'too-long' }),
    ...(definition.length > mostDefinitionLength && { definition: 'too-long' }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problem: problems }
  const isSameGloss = gloss.join() === original.gloss.join()
  const isSameDefinition = definition === '' || definition === original.definitionTr
  return {
    ok: true,
    value: {
      ...(!isSameGloss && gloss.length > 0 && { gloss }),
      ...(!isSameDefinition && { definitionTr: definition }),
    },
  }
}
