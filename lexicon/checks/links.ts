import { everySense, knownHeadwords } from '../lexicon.ts'
import type { Headword } from '../schema.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const mostAvoided = 12

export const links: Check = {
  name: 'links',
  sentence: 'Synonyms, antonyms and words to avoid are other headwords, each named once.',
  *find(lexicon) {
    const headwords = knownHeadwords(lexicon)
    const variants = new Map<string, string>()
    for (const { headword } of lexicon.words)
      for (const spelling of britishSpellings(headword))
        if (!headwords.has(spelling)) variants.set(spelling, headword.headword)

    for (const placed of everySense(lexicon)) {
      const { headword, sense } = placed
      const { synonyms, antonyms, avoidAsDistractor, kindOf } = sense
      const report = (severity: Finding['severity'], says: string, remedy: string) =>
        inSense(placed, severity, says, remedy)

      const own = new Set([headword.headword, ...britishSpellings(headword)])
      for (const [name, named] of Object.entries({
        synonyms,
        antonyms,
        avoidAsDistractor,
        kindOf: kindOf === undefined ? [] : [kindOf],
      })) {
        if (named.some((word) => own.has(word)))
          yield report('problem', `${name} names the word itself`, 'take it out')
        if (new Set(named).size < named.length)
          yield report('problem', `${name} names a word twice`, 'name each once')
        for (const word of named) {
          const us = variants.get(word)
          if (us)
            yield report(
              'problem',
              `${name}: ${word} is the British spelling of ${us}`,
              `write ${us}`,
            )
          if (/[^\x20-\x7eé]/.test(word) || word !== word.trim())
            yield report('problem', `${name}: "${word}" is not an English headword`, 'correct it')
        }
      }

      for (const word of synonyms) {
        if (antonyms.includes(word))
          yield report('problem', `${word} is synonym and antonym`, 'decide which')
        if (avoidAsDistractor.includes(word))
          yield report(
            'problem',
            `${word} is a synonym and need not be avoided besides`,
            'take it out of avoidAsDistractor',
          )
      }
      if (avoidAsDistractor.length > mostAvoided)
        yield report(
          'problem',
          `avoidAsDistractor names ${avoidAsDistractor.length} words`,
          `keep the ${mostAvoided} likeliest`,
        )
    }
  },
}

function britishSpellings(headword: Headword): string[] {
  return [headword, ...headword.entries].flatMap(({ ukSpelling }) => ukSpelling ?? [])
}
