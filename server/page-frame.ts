import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The folder within the built site that is for the server alone. */
export const builtForServer = '.server'

/** What the build has made all pages in; what else is in it is the painter's. */
export type PageFrame = {
  /** The HTML file without anything painted: its scripts and styles are those of every page. */
  readonly template: string
}

/**
 * Reads the frame of the site that was built into `folder`.
 *
 * @throws when `folder` holds no built site.
 */
export async function readPageFrame(folder: string): Promise<PageFrame> {
  const file = join(folder, builtForServer, 'word-frame.json')
  const json = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new Error(`There is no built site in ${folder}`, { cause: error })
  })
  return JSON.parse(json)
}
