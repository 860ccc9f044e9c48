import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { z } from 'zod'
import { type Finding, problem } from './checks/finding.ts'

/** Reads files below a root, and keeps what is wrong with them instead of failing at the first. */
export type FileReader = {
  /** The parsed JSON of a file, or `undefined` when it is not what `schema` says. */
  readonly json: <Schema extends z.ZodType>(
    file: string,
    schema: Schema,
  ) => z.output<Schema> | undefined
  /** The rows of a table with a header line, those left out that are not what `schema` says. */
  readonly table: <Schema extends z.ZodType>(file: string, schema: Schema) => z.output<Schema>[]
  readonly problems: readonly Finding[]
}

export function createFileReader(root: string): FileReader {
  const problems: Finding[] = []
  const text = (file: string) => readFileSync(join(root, file), 'utf8')

  return {
    problems,
    json(file, schema) {
      const parsed = parseJson(text(file))
      if (!parsed.ok) {
        const says = `is not JSON: ${parsed.problem}`
        problems.push(
          problem(file, undefined, says, 'look for a quote or a comma too many or too few'),
        )
        return undefined
      }
      const checked = schema.safeParse(parsed.value)
      if (checked.success) return checked.data
      for (const issue of checked.error.issues)
        problems.push(
          problem(file, senseIdAt(parsed.value, issue.path), describe(issue), 'mend it there'),
        )
      return undefined
    },
    table(file, schema) {
      const [header = '', ...lines] = text(file).trimEnd().split(/\r?\n/)
      const columns = header.split('\t')
      return lines.flatMap((line, at) => {
        const cells = line.split('\t')
        const checked = schema.safeParse(
          Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? ''])),
        )
        if (checked.success) return [checked.data]
        // The header is line 1.
        const place = `line ${at + 2}`
        for (const issue of checked.error.issues)
          problems.push(problem(file, place, describe(issue), 'mend the row'))
        return []
      })
    },
  }
}

function parseJson(text: string): { ok: true; value: unknown } | { ok: false; problem: string } {
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    return { ok: false, problem: error.message.replaceAll(/\s+/g, ' ') }
  }
}

function describe(issue: z.core.$ZodIssue): string {
  const at = issue.path.join('.')
  return at === '' ? issue.message : `${at}: ${issue.message}`
}

// The id of the sense that a path of the file leads through, so that the message names it.
function senseIdAt(value: unknown, path: readonly PropertyKey[]): string | undefined {
  let id: string | undefined
  let here = value
  for (const key of path) {
    if (typeof here !== 'object' || here === null) break
    here = (here as Record<PropertyKey, unknown>)[key]
    const found = (here as { id?: unknown } | null | undefined)?.id
    if (typeof found === 'string') id = found
  }
  return id
}
