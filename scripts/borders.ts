import { Visitor } from 'vite'
import { type Import, importsOf, parse, type SourceFile, targetOf } from './imports.ts'

const ground = ['lexicon', 'domain', 'contract']
const middle = ['web/ui', 'web/storage', 'web/api', 'web/text']
// What several features work on.
const shared = [
  'web/lexicon',
  'web/study',
  'web/question',
  'web/vocabulary',
  'web/game',
  'web/recall',
  'web/lists',
  'web/import',
  'web/export',
  'web/sets',
  'web/learning',
]

// The rooms, and what each may import beside itself; a room stands for those within it. What is not
// listed (e2e, scripts) may import anything and be imported by nothing here.
const allowed: Readonly<Record<string, readonly string[]>> = {
  domain: [],
  'domain/words': ['domain'],
  'domain/text': ['domain'],
  'domain/quiz': ['domain', 'domain/words', 'domain/text'],
  'domain/record': ['domain', 'domain/words'],
  'domain/recall': ['domain', 'domain/words', 'domain/text', 'domain/record'],
  'domain/learning': ['domain', 'domain/words', 'domain/record', 'domain/recall'],
  'domain/progress': ['domain', 'domain/words', 'domain/record', 'domain/recall'],
  'domain/paper': ['domain', 'domain/words', 'domain/text', 'domain/quiz'],
  'domain/export': ['domain', 'domain/words', 'domain/lists'],
  'domain/search': ['domain', 'domain/words', 'domain/text', 'domain/record'],
  'domain/lists': ['domain', 'domain/words', 'domain/text', 'domain/record'],
  'domain/import': ['domain', 'domain/words', 'domain/text', 'domain/lists'],
  lexicon: ['domain'],
  contract: ['domain', 'lexicon'],
  'web/text': ground,
  'web/ui': [...ground, 'web/text'],
  'web/storage': ground,
  'web/api': ground,
  'web/lexicon': [...ground, 'web/storage', 'web/api'],
  'web/study': [...ground, ...middle, 'web/lexicon'],
  'web/vocabulary': [...ground, ...middle, 'web/lexicon', 'web/lists'],
  'web/question': [...ground, ...middle, 'web/lexicon', 'web/study', 'web/vocabulary', 'web/lists'],
  'web/game': [...ground, ...middle, 'web/lexicon', 'web/question'],
  'web/recall': [...ground, ...middle, 'web/lexicon', 'web/study', 'web/question'],
  'web/lists': [...ground, ...middle, 'web/lexicon', 'web/study'],
  'web/import': [...ground, ...middle],
  'web/export': [...ground, ...middle, 'web/lexicon', 'web/lists', 'web/import'],
  'web/sets': [
    ...ground,
    ...middle,
    'web/lexicon',
    'web/study',
    'web/game',
    'web/lists',
    'web/export',
  ],
  'web/learning': [...ground, ...middle, 'web/lexicon', 'web/study', 'web/question'],
  'web/features': [...ground, ...middle, ...shared],
  'web/app': [...ground, ...middle, ...shared, 'web/features'],
  server: ground,
}

// The one file of domain that may know each library: see its decision record.
const outside: Readonly<Record<string, string>> = { 'domain/record/memory.ts': 'ts-fsrs' }

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

/** Every import that crosses a border in the wrong direction, a line each. */
export function borderProblems(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const room = roomOf(file.path)
    if (room === undefined) return []
    const found = importsOf(file).map((found) => importProblem(file.path, room, found))
    if (topOf(room) === 'domain') found.push(...effects(file))
    return found
      .filter((problem) => problem !== undefined)
      .map(({ at, says }) => `${file.path}:${lineAt(file.text, at)}: ${says}`)
  })
}

type Problem = { readonly at: number; readonly says: string }

function importProblem(path: string, room: string, { specifier, at }: Import): Problem | undefined {
  const says = complaint(path, room, specifier)
  return says === undefined ? undefined : { at, says }
}

function complaint(path: string, room: string, specifier: string): string | undefined {
  const target = targetOf(path, specifier)
  if (target === undefined) {
    if (topOf(room) === 'domain' && outside[path] !== specifier) {
      return `imports ${specifier}; domain imports nothing from outside`
    }
    if (room.startsWith('web/') && specifier.startsWith('node:')) {
      return `imports ${specifier}, which no browser has`
    }
    return undefined
  }
  if (specifier.startsWith('.') && topOf(target) !== topOf(path)) {
    return `imports ${specifier}; another room is imported as #${target}`
  }
  const other = roomOf(target)
  if (other === room) return undefined
  if (other === undefined) return `imports ${target}, which is no room of the product`
  const kind = kindOf(room)
  if (kind === 'web/features' && kindOf(other) === kind) {
    return `imports ${target}; features do not import each other: what two need moves down`
  }
  if (mayImport(kind, kindOf(other))) return undefined
  return `imports ${target}; ${kind} may import ${allowed[kind]?.join(', ') || 'no other room'}`
}

function mayImport(kind: string, other: string): boolean {
  const rooms = allowed[kind] ?? []
  // Inside domain its rooms are told apart; seen from without they are one.
  return rooms.includes(other) || (topOf(kind) !== 'domain' && rooms.includes(topOf(other)))
}

/** `web/features/quiz`, `web/ui`, `domain/quiz`, `server`; `undefined` outside the rooms. */
function roomOf(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1)
  const depth =
    folders[0] === 'web' ? (folders[1] === 'features' ? 3 : 2) : folders[0] === 'domain' ? 2 : 1
  const room = folders.slice(0, depth).join('/')
  return allowed[kindOf(room)] ? room : undefined
}

function kindOf(room: string): string {
  return room.startsWith('web/features/') ? 'web/features' : room
}

function topOf(path: string): string {
  return path.split('/', 1)[0] ?? path
}

/** Where a source asks the world outside for something. */
function effects(file: SourceFile): Problem[] {
  const found: Problem[] = []
  const note = (name: string, at: number) => {
    if (impure[name]) found.push({ at, says: `${name} ${impure[name]}` })
  }
  new Visitor({
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
  }).visit(parse(file).program)
  return found
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
