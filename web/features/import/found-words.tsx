import { useState } from 'react'
import type { JudgedRow, Verdict } from '#domain/import/judge-row.ts'
import { importText } from '../../text/import.ts'
import { AddWords } from './add-words.tsx'
import { ColumnChoice } from './column-choice.tsx'
import { MissingMeanings } from './missing-meanings.tsx'
import { Report } from './report.tsx'
import type { Found } from './use-import-words.ts'
import { isAddable, type Plan, usePlan } from './use-plan.ts'
import { WordChoice } from './word-choice.tsx'

export type FoundProps = {
  readonly found: Found
  /** Whether the rows are those of another choice of columns or list, and new ones on their way. */
  readonly isJudging: boolean
  readonly onJudge: (change: Partial<Pick<Found, 'layouts' | 'list'>>) => void
  readonly onMend: (line: number, word: string, meaning: string) => Promise<JudgedRow | undefined>
  readonly onCancel: () => void
  readonly onAdded: () => void
}

const skipped: readonly Verdict[] = ['in-list', 'repeated']

/** What was read: its columns, what is to be looked at, its words, and the way into a list. */
export function FoundWords({ found, isJudging, onJudge, onMend, onCancel, onAdded }: FoundProps) {
  const { source, rows, layouts } = found
  const plan: Plan = usePlan()
  const [takesMemory, setTakesMemory] = useState(true)
  const addable = rows.filter(isAddable)
  const wanted = addable.filter(plan.isWanted)
  const waiting = wanted.filter(plan.isWaiting)
  const problems = rows.filter((row) => row.verdict !== 'ready' && source.kind !== 'text')
  const mend = async (line: number, word: string, meaning: string) => {
    const row = await onMend(line, word, meaning)
    if (row) plan.forget(line)
    return row
  }
  return (
    <>
      {source.kind !== 'text' &&
        source.kind !== 'lines' &&
        source.tables.map((table, at) => (
          <ColumnChoice
            // biome-ignore lint/suspicious/noArrayIndexKey: tables never move, and their names may be alike
            key={at}
            table={table}
            layout={layouts[at] ?? table.layout}
            onChange={(layout) => onJudge({ layouts: layouts.with(at, layout) })}
          />
        ))}
      {source.kind !== 'text' && (
        <Report
          name={found.name}
          problems={problems}
          ready={rows.length - problems.length}
          skipped={problems.filter(({ verdict }) => skipped.includes(verdict)).length}
          turned={turnedRows(found)}
          onMend={mend}
        />
      )}
      {waiting.length > 0 && <MissingMeanings words={waiting} onTranslated={plan.translate} />}
      <AddWords
        found={found}
        words={wanted}
        plan={plan}
        isJudging={isJudging}
        takesMemory={takesMemory}
        onTakeMemory={setTakesMemory}
        onList={(list) => onJudge({ list })}
        onCancel={onCancel}
        onAdded={onAdded}
      />
      {addable.length > 0 && (
        <WordChoice
          title={source.kind === 'text' ? importText.textTitle : importText.wordsTitle}
          hint={source.kind === 'text' ? importText.textHint : undefined}
          rows={addable}
          plan={plan}
        />
      )}
    </>
  )
}

/** How many rows had their Turkish in front. Of what was pasted, all may have: no column says so then. */
function turnedRows({ source, rows, layouts }: Found): number {
  const isWhole =
    source.kind === 'lines' &&
    layouts.some(({ columns }) => columns.indexOf('word') > columns.indexOf('meaning')) &&
    layouts.some(({ columns }) => columns.includes('meaning'))
  return rows.filter(
    ({ isTurned, meanings }) => meanings.length > 0 && (isTurned === true) !== isWhole,
  ).length
}
