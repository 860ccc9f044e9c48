import { isVerb } from './entry.ts'
import { possibleBases, regularForms } from './inflection.ts'
import type { TableWord, WordTable } from './word-table.ts'

/**
 * Finds the word of `table` that a text is a form of, as it stands in an address: *went* is *go*,
 * *ice-creams* is *ice cream*. Irregular forms go before regular ones; `undefined` where no word has
 * the form.
 *
 * Reads all words once, so that each text costs the same however many there are.
 */
export function wordOfForm(table: WordTable): (text: string) => TableWord | undefined {
  const irregular = new Map<string, number>()
  const headwords = new Map<string, number[]>()
  for (let place = 0; place < table.count; place += 1) {
    const { headword, forms } = table.at(place)
    for (const form of forms.map(asInAddress)) {
      if (!irregular.has(form)) irregular.set(form, place)
    }
    const named = asInAddress(headword)
    headwords.set(named, [...(headwords.get(named) ?? []), place])
  }

  return (text) => {
    const form = asInAddress(text)
    const known = irregular.get(form)
    if (known !== undefined) return table.at(known)
    const places = [...splitsByRule(form)].flatMap(([headword, splits]) =>
      (headwords.get(headword) ?? []).filter((place) =>
        splits.some(({ parts, at, part }) => isRegularForm(table.at(place), parts, at, part)),
      ),
    )
    return places.length > 0 ? table.at(Math.min(...places)) : undefined
  }
}

/**
 * Whether `form` is a form by rule of the part at `at` of a headword. Of several parts, verbs
 * inflect the first (*looked after*), others the last. A verb with irregular forms has none in -ed:
 * *bed* is no form of *be*.
 */
export function isRegularForm(
  word: TableWord,
  parts: readonly string[],
  at: number,
  form: string,
): boolean {
  return word.entries.some(
    ({ partOfSpeech }) =>
      partOfSpeech !== undefined &&
      at === (isVerb(partOfSpeech) ? 0 : parts.length - 1) &&
      regularForms(parts[at] ?? '', partOfSpeech).includes(form) &&
      !(isVerb(partOfSpeech) && form.endsWith('ed') && word.forms.length > 0),
  )
}

type Split = { readonly parts: readonly string[]; readonly at: number; readonly part: string }

/** By the headword that it would be of: how a form could have come about. */
function splitsByRule(form: string): ReadonlyMap<string, readonly Split[]> {
  const words = form.split(' ')
  const splits = words.flatMap((part, at) =>
    possibleBases(part).map((base) => ({ parts: words.with(at, base), at, part })),
  )
  return Map.groupBy(splits, ({ parts }) => parts.join(' '))
}

// Addresses have no apostrophes, and no spaces but hyphens.
function asInAddress(text: string): string {
  return text.toLowerCase().replaceAll(/['’.]/g, '').replaceAll('-', ' ')
}
