import type { Lexicon, PlannedWord } from '../lexicon.ts'
import { advice, type Check, problem } from './finding.ts'

export const levelFacts: Check = {
  name: 'level-facts',
  sentence: 'A level that is said to come from a published list is the level of that list.',
  *find({ words, plan }) {
    const planned = rowsByWord(plan)
    for (const { file, headword } of words) {
      for (const entry of headword.entries) {
        const row = planned.get(`${headword.headword}/${entry.partOfSpeech}`)
        if (!row) continue
        const { cefr, levelSource } = entry
        if (levelSource !== 'editors' && (levelSource !== row.levelSource || cefr !== row.cefr))
          yield problem(
            file,
            entry.partOfSpeech,
            `${cefr} is not what ${levelSource} gives`,
            row.cefr
              ? `${row.levelSource} has ${row.cefr}; a level of ours is "editors"`
              : 'write "editors"',
          )
        const variants = [headword, entry].flatMap(({ ukSpelling, ukWord }) => [ukSpelling, ukWord])
        if (row.ukSpelling !== '' && variants.every((variant) => variant === undefined))
          yield advice(
            file,
            entry.partOfSpeech,
            `British English writes ${row.ukSpelling}`,
            `write "ukSpelling": "${row.ukSpelling}"`,
          )
      }
    }
  },
}

function rowsByWord(plan: Lexicon['plan']): ReadonlyMap<string, PlannedWord> {
  return new Map(plan.map((row) => [`${row.headword}/${row.partOfSpeech}`, row]))
}
