import { readFileSync } from 'node:fs'
import { getWasmModule, Hunspell } from 'hunspell-wasm'

/** The dictionary of a language, in memory from its first use on: the Turkish one has 9 MB. */
export type Speller = {
  /** Whether a word is spelled as the dictionary has it; any may begin with a capital. */
  readonly knows: (word: string) => boolean
  /** What may have been meant, likeliest first. */
  readonly suggestions: (word: string) => string[]
}

// The Turkish dictionary numbers its endings from 0, which is also what Hunspell takes a flag for
// that no dictionary sets: without these four it would never suggest a word that takes ending 0.
const turkishFlags = [
  'NOSUGGEST 65001',
  'SUBSTANDARD 65002',
  'ONLYINCOMPOUND 65003',
  'NEEDAFFIX 65004',
]
// What is suggested first: the same word with the letters of a Turkish keyboard.
const turkishLetters = ['MAP 6', 'MAP ıi', 'MAP ğg', 'MAP şs', 'MAP çc', 'MAP öo', 'MAP üu']

// The engine alone is awaited, which takes no time to speak of, so that its use is synchronous.
const engine = await getWasmModule()

/** Dictionaries in Hunspell's format, from npm. The British one has -ise, not -ize. */
export const spellers: Readonly<Record<'American' | 'British' | 'Turkish', Speller>> = {
  American: speller(import.meta.resolve('dictionary-en')),
  British: speller(import.meta.resolve('dictionary-en-gb')),
  Turkish: speller(import.meta.resolve('dictionary-tr'), [...turkishFlags, ...turkishLetters]),
}

function speller(packageUrl: string, moreRules: readonly string[] = []): Speller {
  const read = (name: string) => readFileSync(new URL(name, packageUrl), 'utf8')
  // Likeness to every word there is would be looked for in vain, and for a tenth of a second.
  const rules = () => [read('index.aff'), ...moreRules, 'MAXNGRAMSUGS 0', ''].join('\n')

  let loaded: Hunspell | undefined
  const hunspell = () => {
    loaded ??= new Hunspell(engine, rules(), read('index.dic'))
    return loaded
  }
  return {
    knows: (word) => hunspell().testSpelling(word),
    suggestions: (word) => hunspell().getSpellingSuggestions(word),
  }
}
