import type { PartOfSpeech, Shape } from '#domain/words/entry.ts'
import { everySense } from '../lexicon.ts'
import { type Check, inSense } from './finding.ts'

const shapesOf: Partial<Record<PartOfSpeech, readonly Shape[]>> = {
  noun: ['thing', 'event'],
  adverb: ['manner', 'degree', 'place', 'time', 'comment'],
}

export const shapeWhereNeeded: Check = {
  name: 'shape-where-needed',
  sentence: 'Nouns and adverbs say which shape their meaning has; nothing else does.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const { partOfSpeech } = placed.entry
      const { shape } = placed.sense
      const shapes = shapesOf[partOfSpeech]
      if (shapes && (shape === undefined || !shapes.includes(shape)))
        yield inSense(
          placed,
          'problem',
          shape === undefined ? 'has no shape' : `${shape} is no shape of ${partOfSpeech}s`,
          `write "shape": one of ${shapes.join(', ')}`,
        )
      if (!shapes && shape !== undefined)
        yield inSense(placed, 'problem', `${partOfSpeech}s have no shape`, 'take "shape" out')
    }
  },
}
