import { everySense, otherMeanings } from '../lexicon.ts'
import { turkishTraps } from '../turkish-traps.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, problem } from './finding.ts'

export const turkishSpelling: Check = {
  name: 'turkish-spelling',
  sentence: 'Turkish is written as TDK has it, as far as the list of common slips knows.',
  *find(lexicon) {
    for (const { file, headword } of lexicon.words)
      for (const meaning of otherMeanings(headword))
        for (const [found, right] of slips(meaning))
          yield problem(file, 'alsoMeans', `"${found}" in "${meaning}"`, `TDK: ${right}`)

    for (const { file, sense } of everySense(lexicon))
      for (const text of [
        sense.definitionTr,
        ...sense.gloss,
        sense.example.tr,
        ...sense.uses.map(({ tr }) => tr),
      ])
        for (const [found, right] of slips(text))
          yield problem(file, sense.id, `"${found}" in "${text}"`, `TDK: ${right}`)
  },
}

function slips(text: string): [found: string, right: string][] {
  const lower = turkishLower(text)
  return turkishTraps.flatMap(({ pattern, right }) => {
    const found = pattern.exec(lower)
    return found ? [[found[0], right]] : []
  })
}
