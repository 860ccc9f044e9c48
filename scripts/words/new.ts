import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Cefr, PartOfSpeech } from '#domain/words/entry.ts'
import { senseId } from '#domain/words/sense-id.ts'
import { formatHeadword } from '#lexicon/file-format.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { fileOfSlug, slugsOf } from '#lexicon/slug.ts'

const root = join(import.meta.dirname, '../..')

/** Begins the file of a word, empty where its writer has to think; whether it could. */
export function addWord(name: string): boolean {
  if (!/^[\p{L}][\p{L} '-]*$/u.test(name)) {
    console.error('new takes an English word')
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
    entries: entries.length > 0 ? entries : [skeleton(slug, 'noun', undefined)],
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
        example: { en: '', tr: '' },
      },
    ],
  }
}
