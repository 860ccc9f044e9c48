import { existsSync, readFileSync } from 'node:fs'
import { allChecks } from '#lexicon/checks/all.ts'
import type { Finding } from '#lexicon/checks/finding.ts'
import { loadLexicon } from '#lexicon/load.ts'
import { slugOfFile, slugsOf } from '#lexicon/slug.ts'

/** Prints all that is wrong, file by file; whether there is no problem, advice aside. */
export function check(options: readonly string[]): boolean {
  const [option, table] = options
  if (option !== undefined && (option !== '--batch' || table === undefined || !existsSync(table))) {
    console.error('check takes nothing, or --batch and a table whose first column names headwords')
    return false
  }
  const { lexicon, problems } = loadLexicon()
  const found = [...problems, ...allChecks.flatMap((check) => [...check.find(lexicon)])]
  const wanted = table === undefined ? undefined : slugsOfTable(table)
  const shown = wanted ? found.filter(({ file }) => wanted.has(slugOfFile(file))) : found

  const byFile = Map.groupBy(shown, ({ file }) => file)
  for (const file of [...byFile.keys()].sort()) {
    console.log(file)
    for (const finding of byFile.get(file) ?? []) console.log(line(finding))
  }
  const count = shown.filter(({ severity }) => severity === 'problem').length
  console.log(`${count} problems, ${shown.length - count} pieces of advice`)
  return count === 0
}

function line({ severity, place, says, remedy }: Finding): string {
  const mark = severity === 'problem' ? 'PROBLEM' : 'advice '
  return `  ${mark} ${place === undefined ? '' : `${place}: `}${says} → ${remedy}`
}

function slugsOfTable(file: string): Set<string> {
  const rows = readFileSync(file, 'utf8').trimEnd().split(/\r?\n/).slice(1)
  return new Set(rows.flatMap((row) => slugsOf(row.split('\t')[0] ?? '')))
}
