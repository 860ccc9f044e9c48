import { readFile } from 'node:fs/promises'

/** The Turkish glosses of every headword, over all its senses. */
export type Glosses = Readonly<Record<string, readonly string[]>>

/** Whether `answer` is a gloss of the headword `word`. */
export type HumanCheck = (word: string, answer: string) => boolean

/** Reads the glosses that the lexicon's build wrote to `file`. */
export async function readGlosses(file: URL): Promise<Glosses> {
  return JSON.parse(await readFile(file, 'utf8'))
}

/** Asks what a word means: friction against robots, no more. */
export function createHumanCheck(glosses: Glosses): HumanCheck {
  const byWord = new Map(
    Object.entries(glosses).map(([word, all]) => [word, new Set(all.map(folded))]),
  )
  return (word, answer) => byWord.get(word)?.has(folded(answer)) ?? false
}

// It may be shown with a capital.
function folded(gloss: string): string {
  return gloss.normalize('NFC').trim().toLocaleLowerCase('tr')
}
