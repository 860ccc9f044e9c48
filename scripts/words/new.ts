import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Cefr, type PartOfSpeech, partsOfSpeech } from '#domain/words/entry.ts'
import { senseId } from '#domain/words/sense-id.ts'
import { formatHeadword } from '#lexicon/file-format.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { fileOfSlug, slugsOf } from '#lexicon/slug.ts'

const root = join(import.meta.dirname, '../..')

/**
 * Begins the file of a word, empty where its writer has to think; whether it could. Of what is not
 * planned, a part of speech may be named behind the word, `--as "phrasal verb"`; else it is a noun.
 */
export function addWord(options: readonly string[]): boolean {
  const [name = '', as = 'noun', ...more] = options.join(' ').split(' --as ')
  const unplanned = partsOfSpeech.find((one) => one === as)
  if (!/^[\p{L}][\p{L} '-]*$/u.test(name) || !unplanned || more.length > 0) {
    console.error(`new takes an English word; behind --as, one of ${partsOfSpeech.join(', ')}`)
    return false
  }
  const { lexicon } = loadLexicon()
  const existing = lexicon.words.find(({ headword }) => headword.headword === name)
  const slug = slugsOf(name).find((slug) => !existsSync(join(root, fileOfSlug(slug))))
  if (existing || slug === undefined) {
    console.error(
      `${existing?.file ?? fileOfSlug(slugsOf(name)[0])} is there already: edit that one.`,
    )
    return false
  }

  const planned = lexicon.plan.filter(({ headword }) => headword === name)
  const entries = planned.map(({ partOfSpeech, cefr }) => skeleton(slug, partOfSpeech, cefr))
  const headword = {
    headword: name,
    edition: 2,
    entries: entries.length > 0 ? entries : [skeleton(slug, unplanned, undefined)],
  }
  const file = fileOfSlug(slug)
  mkdirSync(join(root, dirname(file)), { recursive: true })
  writeFileSync(join(root, file), formatHeadword(headword))
  console.log(`${file} waits for you. Then: npm run words -- check`)
  return true
}

function skeleton(slug: string, partOfSpeech: PartOfSpeech, cefr: Cefr | undefined): unknown {
  const hasShape = partOfSpeech === 'noun' || partOfSpeech === 'adverb'
  return {
    partOfSpeech,
    cefr: cefr ?? '',
    levelSource: 'editors',
    ipa: { uk: '', us: '' },
    senses: [
      {
        id: senseId(slug, partOfSpeech, '1'),
        definition: '',
        definitionTr: '',
        gloss: [''],
        field: '',
        ...(partOfSpeech === 'noun' ? { countability: '' } : {}),
        ...(hasShape ? { shape: '' } : {}),
        uses: [{ en: '', tr: '' }],
        ...(partOfSpeech === 'phrasal verb' ? { patterns: [''] } : {}),
        example: { en: '', tr: '' },
      },
    ],
  }
}
