import { glob, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

export type SourceFile = { readonly path: string; readonly text: string }

/** Something that a source imports: as it is written there, and at which character. */
export type Import = { readonly specifier: string; readonly at: number }

/** The sources of the product's rooms. Tests and what helps them are left out: they may import what they like. */
export async function readRooms(): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const path of glob('{lexicon,domain,contract,web,server}/**/*.{ts,tsx}')) {
    if (/\.(test|test-support|words)\.tsx?$/.test(path)) continue
    files.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') })
  }
  return files
}

/** A source as a tree. Throws where it is no TypeScript. */
export function parse({ path, text }: SourceFile) {
  const parsed = parseSync(path, text)
  const [error] = parsed.errors
  if (error) throw new Error(`${path}: ${error.message}`)
  return parsed
}

/** All that a source imports: values and types, at once and later, to use or to pass on. */
export function importsOf(file: SourceFile): Import[] {
  const { module, program } = parse(file)
  const found = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
  ].flatMap((request) => (request ? [{ specifier: request.value, at: request.start }] : []))
  const note = ({ value, start }: ESTree.StringLiteral) =>
    found.push({ specifier: value, at: start })
  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') {
        note(source as ESTree.StringLiteral)
      }
    },
    TSImportType({ source }) {
      note(source)
    },
  }).visit(program)
  return found
}

/** The path that `specifier` means; `undefined` for packages and what Node brings. */
export function targetOf(importer: string, specifier: string): string | undefined {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('#')) return address.slice(1)
  if (address.startsWith('.')) return posix.join(posix.dirname(importer), address)
  return undefined
}
