import type { GamePlan } from '#domain/quiz/game.ts'
import type { Cefr, CollectionName, PartOfSpeech } from '#domain/words/entry.ts'

/** The name of a list as it stands on its button, and within a sentence. */
export const listText: Readonly<
  Record<CollectionName, { readonly name: string; readonly label: string; readonly hint: string }>
> = {
  kolay: { name: 'KOLAY', label: 'Kolay', hint: 'Her gün karşına çıkan kelimeler' },
  zor: { name: 'ZOR', label: 'Zor', hint: 'Sınav ve okuma kelimeleri' },
  sinav: {
    name: 'Bağlaçlar ve sınav kelimeleri',
    label: 'Sınav',
    hint: 'YDS, YÖKDİL ve YDT’nin sık sorduğu bağlaçlar ve akademik kelimeler',
  },
}

/** What a game is of: a list, or a set by its name. */
export function gameName({ list, set }: GamePlan): string {
  return list ? listText[list].name : set.name
}

export const directionText = { 'en-tr': 'EN → TR', 'tr-en': 'TR → EN' } as const
export const directionName = {
  'en-tr': 'İngilizceden Türkçeye',
  'tr-en': 'Türkçeden İngilizceye',
} as const

export const partOfSpeechText: Readonly<Record<PartOfSpeech, string>> = {
  noun: 'isim',
  verb: 'fiil',
  adjective: 'sıfat',
  adverb: 'zarf',
  pronoun: 'zamir',
  preposition: 'edat',
  determiner: 'belirleyici',
  conjunction: 'bağlaç',
  number: 'sayı',
  'modal verb': 'yardımcı fiil',
  interjection: 'ünlem',
  'phrasal verb': 'öbek fiil',
  phrase: 'kalıp söz',
}

/**
 * What part of speech a word is said to have. Of a word of the learner's own nobody may have said it:
 * then it is said whose word it is.
 */
export function partText({
  partOfSpeech,
  isPartGuessed = false,
}: {
  readonly partOfSpeech?: PartOfSpeech | undefined
  readonly isPartGuessed?: boolean
}): string {
  return partOfSpeech && !isPartGuessed ? partOfSpeechText[partOfSpeech] : 'kendi kelimen'
}

export const cefrName = (cefr: Cefr) => `${cefr} düzeyi`

export const optionLetters = ['A', 'B', 'C', 'D', 'E'] as const
export type OptionLetter = (typeof optionLetters)[number]
