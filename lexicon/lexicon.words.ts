import { expect, test } from 'vitest'
import { allChecks } from './checks/all.ts'
import type { Finding } from './checks/finding.ts'
import { loadLexicon } from './load.ts'

test('the lexicon has no problem', () => {
  const { lexicon, problems } = loadLexicon()
  const found = [...problems, ...allChecks.flatMap((check) => [...check.find(lexicon)])]
  expect(found.filter(({ severity }) => severity === 'problem').map(line)).toEqual([])
})

function line({ file, place, says, remedy }: Finding): string {
  return `${file} ${place ?? ''}: ${says} → ${remedy}`
}
