import { englishWords, hasHeadword } from '../english-words.ts'
import { everySense } from '../lexicon.ts'
import { turkishWords } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const endMark = /[.!?…]["”']?$/
const polite = /^(siz\p{L}*|\p{L}+(s[ıi]n[ıi]z|[ıiuü]n[ıiuü]z(?!\p{L}*l[ae]r)\p{L}*))$/u
// They end or begin like a polite form and are none.
const notPolite = /^(deniz|domuz|beniz|temiz|yaln[ıi]z|sizin|omuz|boynuz|karpuz|ünüz)/u

export const examples: Check = {
  name: 'examples',
  sentence: 'An example is a sentence of 4–12 words with the headword in it, and its Turkish.',
  *find(lexicon) {
    const seen = new Map<string, string>()
    for (const placed of everySense(lexicon)) {
      const { headword, entry, sense } = placed
      const { en, tr } = sense.example
      const report = (severity: Finding['severity'], says: string, remedy: string) =>
        inSense(placed, severity, says, remedy)

      const words = englishWords(en).length
      if (words < 3 || words > 14)
        yield report('problem', `the example has ${words} words`, 'use 4 to 12')
      else if (words < 4 || words > 12)
        yield report('advice', `the example has ${words} words`, 'use 4 to 12')

      if (!hasHeadword(en, headword, entry))
        yield report(
          'problem',
          `the example "${en}" lacks the headword`,
          'use it in an ordinary form',
        )

      for (const [language, text, locale] of [
        ['English', en, 'en'],
        ['Turkish', tr, 'tr'],
      ] as const) {
        const start = text.replace(/^["“'‘]/, '').charAt(0)
        if (start !== start.toLocaleUpperCase(locale))
          yield report(
            'problem',
            `the ${language} example begins in lower case`,
            'begin with a capital',
          )
        if (!endMark.test(text))
          yield report('problem', `the ${language} example has no end mark`, 'end it with . ? or !')
      }
      const siz = turkishWords(tr).find((word) => polite.test(word) && !notPolite.test(word))
      if (siz)
        yield report('advice', `"${siz}" in the Turkish example may be a siz form`, 'use sen')

      const other = seen.get(en)
      if (other) yield report('problem', `the example is also that of ${other}`, 'write another')
      seen.set(en, sense.id)
    }
  },
}
