import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadLexicon } from '../load.ts'
import { headwordSchema } from '../schema.ts'
import { aLexicon } from './a-lexicon.ts'
import { allChecks } from './all.ts'
import { protectionNamesHeadwords } from './protection-names-headwords.ts'

test('entries that strict readers passed have no problem', () => {
  const file = new URL('../fixtures/model-words.json', import.meta.url)
  const models: unknown[] = JSON.parse(readFileSync(file, 'utf8'))
  const { fields, plan } = loadLexicon().lexicon
  const lexicon = aLexicon(
    models.map((model) => headwordSchema.parse(model)),
    { fields, plan },
  )

  // So few words cannot name each other.
  const problems = allChecks
    .filter((check) => check !== protectionNamesHeadwords)
    .flatMap((check) => [...check.find(lexicon)])
    .filter(({ severity }) => severity === 'problem')

  expect(problems).toEqual([])
})
