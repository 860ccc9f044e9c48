import { fileOfSlug, slugsOf } from '../slug.ts'
import { type Check, problem } from './finding.ts'

export const fileNameIsSlug: Check = {
  name: 'file-name-is-slug',
  sentence: 'A headword stands in the file that is named after it, and in no other.',
  *find({ words }) {
    const seen = new Map<string, string>()
    for (const { file, headword } of words) {
      const name = headword.headword
      const other = seen.get(name)
      if (other) yield problem(file, name, `${name} also stands in ${other}`, 'keep one file')
      seen.set(name, file)

      const allowed = slugsOf(name).map(fileOfSlug)
      if (!allowed.includes(file))
        yield problem(file, name, `${name} belongs in ${allowed.join(' or ')}`, 'move the file')
    }
  },
}
