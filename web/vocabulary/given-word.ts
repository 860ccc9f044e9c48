import { createContext, use } from 'react'
import type { LoadedWord } from '../lexicon/word-details.ts'

/** A word that came with the page: the server has looked it up. */
export type GivenWord = { readonly slug: string; readonly word: LoadedWord }

export const GivenWordContext = createContext<GivenWord | undefined>(undefined)

/** The word of this slug where it came with the page. */
export function useGivenWord(slug: string): LoadedWord | undefined {
  const given = use(GivenWordContext)
  return given?.slug === slug ? given.word : undefined
}
