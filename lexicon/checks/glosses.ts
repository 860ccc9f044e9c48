import { isVerb } from '#domain/words/entry.ts'
import { everySense, isSecondEdition } from '../lexicon.ts'
import { turkishLower, turkishWords } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

export const glosses: Check = {
  name: 'glosses',
  sentence:
    'A sense has one to four Turkish glosses of at most three words, verbs in -mek/-mak; two senses share the first only where they are of the second edition.',
  *find(lexicon) {
    const firsts = new Map<string, string>()
    for (const placed of everySense(lexicon)) {
      const { headword, entry, sense } = placed
      const report = (severity: Finding['severity'], says: string, remedy: string) =>
        inSense(placed, severity, says, remedy)

      if (sense.gloss.length > 4)
        yield report('problem', `has ${sense.gloss.length} glosses`, 'keep the four commonest')
      if (sense.gloss.length === 0 && sense.quiz !== false)
        yield report('problem', 'has no gloss', 'write one to four')
      if (new Set(sense.gloss.map(turkishLower)).size < sense.gloss.length)
        yield report('problem', 'has a gloss twice', 'name each once')

      for (const gloss of sense.gloss) {
        if (turkishWords(gloss).length > 3)
          yield report('problem', `gloss "${gloss}" has over three words`, 'shorten it')
        if (/[()[\]{}.,;:/"“”]/.test(gloss) || gloss !== gloss.trim())
          yield report('problem', `gloss "${gloss}" explains`, 'write the bare word')
        if (/[qwxQWX]/.test(gloss))
          yield report(
            'advice',
            `gloss "${gloss}" has a letter that Turkish lacks`,
            'write Turkish',
          )
        if (isVerb(entry.partOfSpeech) && !/m[ae]k$/.test(gloss) && !gloss.startsWith('-'))
          yield report(
            sense.quiz === false ? 'advice' : 'problem',
            `gloss "${gloss}" of a verb`,
            'end it in -mek/-mak, or write a suffix with a hyphen',
          )
      }

      const first = sense.gloss[0]
      // The second edition tells senses apart by their definitions.
      if (first === undefined || isSecondEdition(headword)) continue
      const key = `${headword.headword}/${entry.partOfSpeech}/${turkishLower(first)}`
      const other = firsts.get(key)
      if (other)
        yield report(
          'problem',
          `the first gloss is that of ${other}`,
          'a sense needs another first gloss',
        )
      firsts.set(key, sense.id)
    }
  },
}
