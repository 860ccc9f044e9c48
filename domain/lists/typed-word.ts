import type { Result } from '../result.ts'
import {
  mostExampleLength,
  mostMeaningLength,
  mostMeanings,
  mostWordLength,
} from './listed-word.ts'
import type { OwnWord } from './own-list.ts'

/** A word as it is typed: meanings in one line, apart by commas or semicolons. */
export type TypedWord = {
  readonly word: string
  readonly meanings: string
  readonly example: string
  readonly exampleTr: string
}

/** What is wrong with what was typed, field by field. */
export type TypedProblems = {
  readonly word?: 'missing' | 'too-long'
  readonly meanings?: 'too-long' | 'too-many'
  readonly example?: 'missing' | 'too-long'
  readonly exampleTr?: 'too-long'
}

/** The word that was typed; its meanings are the learner's own from now on, whoever made them. */
export function typedWord(typed: TypedWord): Result<OwnWord, TypedProblems> {
  const word = clean(typed.word)
  const meanings = typedMeanings(typed.meanings)
  const [en, tr] = [clean(typed.example), clean(typed.exampleTr)]
  const problems: TypedProblems = {
    ...(word === '' && { word: 'missing' }),
    ...(word.length > mostWordLength && { word: 'too-long' }),
    ...(meanings.length > mostMeanings && { meanings: 'too-many' }),
    ...(meanings.some(({ length }) => length > mostMeaningLength) && { meanings: 'too-long' }),
    ...(en === '' && tr !== '' && { example: 'missing' }),
    ...(en.length > mostExampleLength && { example: 'too-long' }),
    ...(tr.length > mostExampleLength && { exampleTr: 'too-long' }),
  }
  if (Object.keys(problems).length > 0) return { ok: false, problem: problems }
  const example = en === '' ? {} : { example: tr === '' ? { en } : { en, tr } }
  return { ok: true, value: { word, meanings, ...example } }
}

/** The meanings of a line, each once. */
export function typedMeanings(line: string): string[] {
  const meanings = line.split(/[,;\n]/).map(clean)
  return [...new Set(meanings.filter((meaning) => meaning !== ''))]
}

/** `word` as it is typed. */
export function typedOf({ word, meanings, example }: OwnWord): TypedWord {
  return {
    word,
    meanings: meanings.join(', '),
    example: example?.en ?? '',
    exampleTr: example?.tr ?? '',
  }
}

function clean(text: string): string {
  return text.trim().replace(/\s+/g, ' ')
}
