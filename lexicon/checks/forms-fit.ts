import { irregularFormsOf } from '../irregular-forms.ts'
import { type Check, type Finding, problem } from './finding.ts'

const ofVerb = ['thirdPerson', 'past', 'pastParticiple', 'presentParticiple']
const formsByPartOfSpeech: Readonly<Record<string, readonly string[]>> = {
  noun: ['plural'],
  verb: ofVerb,
  'phrasal verb': ofVerb,
  'modal verb': ['past'],
  adjective: ['comparative', 'superlative'],
  adverb: ['comparative', 'superlative'],
}

export const formsFit: Check = {
  name: 'forms-fit',
  sentence: 'Irregular forms are written down, and they alone.',
  *find({ words }) {
    for (const { file, headword } of words) {
      for (const { partOfSpeech, forms = {} } of headword.entries) {
        const report = (severity: Finding['severity'], says: string, remedy: string) => ({
          ...problem(file, partOfSpeech, says, remedy),
          severity,
        })
        const allowed = formsByPartOfSpeech[partOfSpeech] ?? []
        for (const name of Object.keys(forms))
          if (!allowed.includes(name)) yield report('problem', `has no form ${name}`, 'take it out')

        const base = headword.headword
        if (partOfSpeech === 'verb' && Object.keys(forms).length === 0) {
          const irregular = irregularFormsOf(base)
          if (irregular.length > 0)
            yield report('advice', `lacks its forms (${irregular.join(', ')})`, 'write "forms"')
        }
        const { past, plural } = forms
        if (past !== undefined && regularPast(base) === past)
          yield report('advice', `past "${past}" is regular`, 'write irregular forms alone')
        if (plural === `${base}s`)
          yield report('advice', `plural "${plural}" is regular`, 'write irregular forms alone')
      }
    }
  },
}

function regularPast(base: string): string {
  return base.endsWith('e') ? `${base}d` : `${base}ed`
}
