import { type Check, problem } from './finding.ts'

export const partOfSpeechOnce: Check = {
  name: 'part-of-speech-once',
  sentence: 'A headword has one entry for each of its parts of speech.',
  *find({ words }) {
    for (const { file, headword } of words) {
      const seen = new Set<string>()
      for (const { partOfSpeech } of headword.entries) {
        if (seen.has(partOfSpeech))
          yield problem(file, partOfSpeech, 'has two entries', 'put their senses into one entry')
        seen.add(partOfSpeech)
      }
    }
  },
}
