import { resolve } from 'node:path'

type Modules = {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

const entry = 'web/app/main.tsx'

/** The chunk of all that home and a question need, besides React. */
export const startChunk = 'start'

/** What stands between the address of the site and its first answered question. */
export const firstModules: readonly string[] = [
  entry,
  'web/features/quiz/quiz-page.tsx',
  'web/features/quiz/quiz-screen.tsx',
]

/**
 * Names the chunk of a module, for the bundler: React in one, which outlives our own changes, and
 * all else that the first question needs in another, so that a slow network carries two large
 * files instead of thirty small ones. `null` leaves a module to the bundler.
 */
export function firstScreens(): (id: string, modules: Modules) => string | null {
  let first: ReadonlySet<string> | undefined
  return (id, modules) => {
    if (/\/node_modules\/(?:react|react-dom|scheduler)\//.test(id)) return 'react'
    first ??= reachable(
      firstModules.map((path) => resolve(path)),
      modules,
    )
    // The entry keeps a chunk of its own, by which the page starts.
    return first.has(id) && id !== resolve(entry) ? startChunk : null
  }
}

/** The modules that `entries` import, and those that these import, but nothing imported later. */
function reachable(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (id: string) => {
    if (found.has(id)) return
    found.add(id)
    modules.getModuleInfo(id)?.importedIds.forEach(visit)
  }
  entries.forEach(visit)
  return found
}
