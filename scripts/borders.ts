import { glob, readFile } from 'node:fs/promises'
import { posix } from 'node:path'
import { parseSync, Visitor } from 'vite'

export type SourceFile = { readonly path: string; readonly text: string }

const ground = ['lexicon', 'domain', 'contract']
const middle = ['web/ui', 'web/storage', 'web/api', 'web/text']
// What several features work on.
const shared = ['web/vocabulary', 'web/game']

// The rooms, and what each may import beside itself. What is not listed (e2e, scripts) may import
// anything and be imported by nothing here.
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  lexicon: ['domain'],
  contract: ['domain'],
  'web/text': ground,
  'web/ui': [...ground, 'web/text'],
  'web/storage': ground,
  'web/api': ground,
  'web/vocabulary': [...ground, ...middle],
  'web/game': [...ground, ...middle, 'web/vocabulary'],
  'web/features': [...ground, ...middle, ...shared],
  'web/app': [...ground, ...middle, ...shared, 'web/features'],
  server: ground,
}

// The one file of domain that may know each library: see its decision record.
const outside: Readonly<Record<string, string>> = { 'domain/memory.ts': 'ts-fsrs' }

const impure: Readonly<Record<string, string>> = {
  'Date.now': 'reads the clock: take the time as an argument',
  'new Date()': 'reads the clock: take the time as an argument',
  'Date()': 'reads the clock: take the time as an argument',
  'Temporal.Now': 'reads the clock: take the time as an argument',
  performance: 'reads the clock: take the time as an argument',
  'Math.random': 'leaves something to chance: take `random` as an argument',
  crypto: 'leaves something to chance: take `random` as an argument',
  fetch: 'reaches outside: take what it fetches as an argument',
}

/** The sources of the product's rooms. Tests are left out: they may import what they like. */
export async function readRooms(): Promise<SourceFile[]> {
  const files: SourceFile[] = []
  for await (const path of glob('{lexicon,domain,contract,web,server}/**/*.{ts,tsx}')) {
    if (/\.test\.tsx?$/.test(path)) continue
    files.push({ path: path.replaceAll('\\', '/'), text: await readFile(path, 'utf8') })
  }
  return files
}

/** Every import that crosses a border in the wrong direction, a line each. */
export function borderProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path)
    if (room === undefined) return []
    const { specifiers, effects } = inspect(file)
    const problems = specifiers
      .map(({ specifier, at }) => ({ at, problem: importProblem(file.path, room, specifier) }))
      .concat(room === 'domain' ? effects : [])
    return problems
      .filter(({ problem }) => problem !== undefined)
      .map(({ at, problem }) => `${file.path}:${lineAt(file.text, at)}: ${problem}`)
  })
}

function importProblem(path: string, room: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  if (target === undefined) {
    if (room === 'domain' && outside[path] !== specifier) {
      return `imports ${specifier}; domain imports nothing from outside`
    }
    if (room.startsWith('web/') && specifier.startsWith('node:')) {
      return `imports ${specifier}, which no browser has`
    }
    return undefined
  }
  const isInside = topOf(target) === topOf(path)
  if (specifier.startsWith('.') && !isInside) {
    return `imports ${specifier}; another room is imported as #${target}`
  }
  const other = roomOf(target)
  if (other === room) return undefined
  if (other === undefined) return `imports ${target}, which is no room of the product`
  const kind = kindOf(room)
  if (kind === 'web/features' && kindOf(other) === kind) {
    return `imports ${target}; features do not import each other: what two need moves down`
  }
  if (allowed[kind]?.includes(kindOf(other))) return undefined
  return `imports ${target}; ${kind} may import ${allowed[kind]?.join(', ') || 'no other room'}`
}

/** The path that `specifier` means; `undefined` for packages and what Node brings. */
function targetOf(importer: string, specifier: string): string | undefined {
  const [address = ''] = specifier.split('?')
  if (address.startsWith('#')) return address.slice(1)
  if (address.startsWith('.')) return posix.join(posix.dirname(importer), address)
  return undefined
}

/** `web/features/quiz`, `web/ui`, `domain`; `undefined` outside the rooms. */
function roomOf(path: string): string | undefined {
  const parts = path.split('/').slice(0, -1)
  const depth = parts[0] !== 'web' ? 1 : parts[1] === 'features' ? 3 : 2
  const room = parts.slice(0, depth).join('/')
  return allowed[kindOf(room)] ? room : undefined
}

function kindOf(room: string): string {
  return room.startsWith('web/features/') ? 'web/features' : room
}

function topOf(path: string): string {
  return path.split('/', 1)[0] ?? path
}

type Found = { readonly at: number; readonly problem: string | undefined }

/** What a file imports, and where it asks the world outside for something. */
function inspect({ path, text }: SourceFile) {
  const { module, program, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path}: ${error.message}`)

  const specifiers = [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest),
    ...module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest)),
  ].flatMap((request) => (request ? [{ specifier: request.value, at: request.start }] : []))
  const effects: Found[] = []
  const note = (name: string, at: number) => {
    if (impure[name]) effects.push({ at, problem: `${name} ${impure[name]}` })
  }

  new Visitor({
    ImportExpression({ source }) {
      if (source.type === 'Literal') {
        specifiers.push({ specifier: String(source.value), at: source.start })
      }
    },
    TSImportType({ source }) {
      specifiers.push({ specifier: source.value, at: source.start })
    },
    MemberExpression({ object, property, start }) {
      if (object.type !== 'Identifier') return
      note(object.name, start)
      if (property.type === 'Identifier') note(`${object.name}.${property.name}`, start)
    },
    NewExpression({ callee, arguments: given, start }) {
      if (callee.type === 'Identifier' && given.length === 0) note(`new ${callee.name}()`, start)
    },
    CallExpression({ callee, start }) {
      if (callee.type !== 'Identifier') return
      note(callee.name, start)
      note(`${callee.name}()`, start)
    },
  }).visit(program)
  return { specifiers, effects }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
