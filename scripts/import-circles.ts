import { importsOf, type SourceFile, targetOf } from './imports.ts'

/**
 * Every circle of imports, a line each: `a.ts → b.ts → a.ts`. Files that import each other can only
 * be understood, tested and moved together.
 */
export function importCircles(files: readonly SourceFile[]): string[] {
  const known = new Set(files.map(({ path }) => path))
  const imported = new Map(
    files.map((file) => [
      file.path,
      importsOf(file)
        .map(({ specifier }) => targetOf(file.path, specifier))
        .filter((path) => path !== undefined && known.has(path)) as string[],
    ]),
  )
  const circles: string[] = []
  const done = new Set<string>()
  const way: string[] = []

  function follow(path: string) {
    const start = way.indexOf(path)
    if (start >= 0) circles.push([...way.slice(start), path].join(' → '))
    if (start >= 0 || done.has(path)) return
    way.push(path)
    for (const next of imported.get(path) ?? []) follow(next)
    way.pop()
    done.add(path)
  }
  for (const { path } of files) follow(path)
  return circles
}
