/** What the bundler says of its chunks, by the sources or names that they were made of. */
export type Manifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>

/**
 * Addresses of the chunk made of `file` and of all that it imports, each behind what it imports: run
 * one after the other in this order, none brings others along, and each is a short task.
 */
export function modulesOf(file: string, manifest: Manifest): string[] {
  if (!manifest[file]) throw new Error(`no chunk was made of ${file}`)
  const seen = new Set<string>()
  const found: string[] = []
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || seen.has(key)) return
    seen.add(key)
    chunk.imports?.forEach(visit)
    found.push(`/${chunk.file}`)
  }
  visit(file)
  return found
}
