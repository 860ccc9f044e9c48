import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Where letters are put into another case without saying by which language, and why that is right. */
const withoutLanguage: Readonly<Record<string, string>> = {
  'domain/import/plain-field.ts': 'the name of a tag',
  'domain/import/read-text.ts': 'English text',
  'domain/import/word-finder.ts': 'an English word in an address',
  'domain/paper/worksheet.ts': 'a number in hexadecimal',
  'domain/text/letters.ts': 'English text',
  'domain/words/entry.ts': 'a level of the CEFR',
  'domain/words/word-columns.ts': 'an English word in an id',
  'domain/words/word-of-form.ts': 'an English word in an address',
  'server/api/open-api.ts': 'a method of HTTP',
  'server/prefers-brotli.ts': 'a header of HTTP',
  'server/static-routes.ts': 'an address',
  'web/app/pages.ts': 'an address',
  'web/features/learn/choose-set.tsx': 'a level of the CEFR',
  'web/features/words/marked-match.tsx': 'English text',
  'web/features/words/word-list.tsx': 'the first letter of an English word',
  'web/features/worksheet/worksheet-address.ts': 'a version in an address',
  'web/import/read-anki-text.ts': 'a word of a file format',
  'web/lexicon/word-set.ts': 'names in an address',
  'web/question/key-hints.tsx': 'a key of the keyboard',
  'web/question/shortcuts.ts': 'a key of the keyboard',
}

function found(pattern: string, what: RegExp): string[] {
  return globSync(pattern, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.test\.|test-support/.test(file))
    .filter((file) => what.test(readFileSync(join(root, file), 'utf8')))
    .sort()
}

const sources = '{contract,domain,server,web}/**/*.{ts,tsx}'

test('i is the small letter of I in English and of İ in Turkish: whoever changes case says which', () => {
  expect(found(sources, /\.to(?:Lower|Upper)Case\(|\.toLocale(?:Lower|Upper)Case\(\)/)).toEqual(
    Object.keys(withoutLanguage),
  )
})

test('nothing is sorted by the language of whoever looks', () => {
  expect(found(sources, /\.localeCompare\([^,)]*\)|new Intl\.Collator\(\)/)).toEqual([])
})

test('no style sheet changes case: it would do so by the language of the element at best', () => {
  expect(found('web/**/*.css', /text-transform|font-variant-caps|small-caps/)).toEqual([])
})
