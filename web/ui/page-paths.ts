import { createContext } from 'react'

/** The paths of all pages, for links to a page that may not be there; the app knows them. */
export const PagePaths = createContext<ReadonlySet<string>>(new Set())
