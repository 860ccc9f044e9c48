import { z } from 'zod'
import { isInfinitive } from '../turkish-words.ts'

/**
 * Other meanings, a list before, stand by part of speech; a register is said of each sense, not of
 * the entry.
 *
 * The list did not say its parts of speech, so they are told from the form: readers go over them.
 */
export function secondEdition(file: unknown): unknown {
  const { alsoMeans, entries, ...rest } = oldHeadword.parse(file)
  return {
    ...rest,
    alsoMeans: Array.isArray(alsoMeans)
      ? byPartOfSpeech(
          alsoMeans,
          entries.map(({ partOfSpeech }) => partOfSpeech),
        )
      : alsoMeans,
    entries: entries.map(({ register, senses, ...entry }) => ({
      ...entry,
      senses: senses.map((sense) => (register === undefined ? sense : { register, ...sense })),
    })),
  }
}

const oldHeadword = z.looseObject({
  alsoMeans: z.union([z.array(z.string()), z.looseObject({})]).default({}),
  entries: z.array(
    z.looseObject({
      partOfSpeech: z.string(),
      register: z.string().optional(),
      senses: z.array(z.looseObject({})),
    }),
  ),
})

function byPartOfSpeech(
  meanings: readonly string[],
  partsOfSpeech: readonly string[],
): Record<string, { gloss: string[] }> {
  const byPart = Map.groupBy(meanings, (meaning) => likeliestPart(meaning, partsOfSpeech))
  return Object.fromEntries(byPart.entries().map(([part, gloss]) => [part, { gloss }]))
}

function likeliestPart(meaning: string, partsOfSpeech: readonly string[]): string {
  const others = partsOfSpeech.filter((part) => !part.endsWith('verb'))
  const isMeal = /(^| )yemek$/.test(meaning) && !partsOfSpeech.includes('verb')
  if (isInfinitive(meaning) && !isMeal) return 'verb'
  const looks = looksLike.find(([, form]) => form.test(meaning))?.[0]
  if (looks !== undefined && others.includes(looks)) return looks
  return others[0] ?? looks ?? 'noun'
}

const looksLike: readonly (readonly [partOfSpeech: string, form: RegExp])[] = [
  ['adverb', /([ae]rak|m[ae]d[ae]n|biçimde|şekilde)$/],
  ['preposition', /^-|(hakkında|boyunca|sayesinde|aracılığıyla|haricinde)$/],
  ['noun', / .*(s?[ıiuü])$/],
  ['adjective', /(m[ıiuü]ş|l[ıiuü]|s[ıiuü]z|[ae]n|s[ae]l|ki|kâr)$/],
]
