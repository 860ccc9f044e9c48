import { possibleBases, regularForms } from './inflection.ts'
import type { TableWord, WordTable } from './word-table.ts'

/**
 * The word that a text is a form of, as it stands in an address: *went* is *go*, *ice-creams* is
 * *ice cream*. Irregular forms go before regular ones; `undefined` where no word has the form.
 */
export function wordOfForm(table: WordTable, text: string): TableWord | undefined {
  const form = asInAddress(text)
  const splits = splitsByRule(form)
  let regular: TableWord | undefined
  for (let place = 0; place < table.count; place += 1) {
    const word = table.at(place)
    if (word.forms.some((one) => asInAddress(one) === form)) return word
    const found = splits.get(asInAddress(word.headword))
    if (found?.some(({ parts, at, part }) => isRegularForm(word, parts, at, part))) regular ??= word
  }
  return regular
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
      at === (partOfSpeech === 'verb' ? 0 : parts.length - 1) &&
      regularForms(parts[at] ?? '', partOfSpeech).includes(form) &&
      !(partOfSpeech === 'verb' && form.endsWith('ed') && word.forms.length > 0),
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
