import { worksheetAddress } from '#contract/addresses.ts'
import {
  paperName,
  paperOf,
  type WorksheetKind,
  type WorksheetPlan,
  worksheetCounts,
  worksheetKinds,
} from '#domain/paper/worksheet.ts'
import { type WorksheetVersion, worksheetVersions } from '#domain/paper/worksheet-versions.ts'
import type { WordSet } from '#domain/search/word-set.ts'
import { searchOf, setOf } from '../../lexicon/word-set.ts'

/** What a worksheet is made of, as its address says it. */
export type AskedWorksheet = {
  readonly set: WordSet
  readonly kinds: WorksheetPlan['kinds']
  readonly count: WorksheetPlan['count']
  /** `undefined` where the address names no paper yet. */
  readonly paper: number | undefined
  readonly versions: readonly WorksheetVersion[]
}

const kindNames: Readonly<Record<WorksheetKind, string>> = {
  matching: 'eslestirme',
  options: 'secenek',
  gap: 'bosluk',
}
const noKind = 'yok'
const usualCount = 10

/** What the address asks for by what stands behind its `?`; what it does not say is as usual. */
export function worksheetAskedBy(search: string): AskedWorksheet {
  const asked = new URLSearchParams(search)
  const named = asked.get('bolum')?.split(',')
  const count = Number(asked.get('soru'))
  const versions = (asked.get('surum') ?? 'a').toUpperCase().split(',')
  const known = worksheetVersions.filter((version) => versions.includes(version))
  return {
    set: setOf(search),
    kinds: worksheetKinds.filter((kind) => named?.includes(kindNames[kind]) ?? true),
    count: worksheetCounts.find((one) => one === count) ?? usualCount,
    paper: paperOf(asked.get('kagit') ?? ''),
    versions: known.length > 0 ? known : ['A'],
  }
}

/** The address of a worksheet. */
export function addressOf({ set, kinds, count, paper, versions }: AskedWorksheet): string {
  const isWhole = kinds.length === worksheetKinds.length
  const parts = [
    searchOf(set),
    ...(isWhole ? [] : [`bolum=${kinds.map((kind) => kindNames[kind]).join(',') || noKind}`]),
    ...(count === usualCount ? [] : [`soru=${count}`]),
    ...(versions.join() === 'A' ? [] : [`surum=${versions.join(',').toLowerCase()}`]),
    ...(paper === undefined ? [] : [`kagit=${paperName(paper)}`]),
  ]
  return worksheetAddress(parts.filter((part) => part !== '').join('&'))
}
