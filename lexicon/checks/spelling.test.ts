import { expect, test } from 'vitest'
import { spellers } from '../spellers.ts'
import { aHeadword, aLexicon, said, saidOfSense } from './a-lexicon.ts'
import { spelling } from './spelling.ts'
import {
  americanWords,
  britishWords,
  circumflexed,
  hintWords,
  inflectedLike,
  namesOfEveryDay,
  turkishForms,
} from './spelling-exceptions.ts'

/** The words that the check finds in a Turkish definition. */
function foundInTurkish(definitionTr: string): string[] {
  return wordsNamed(saidOfSense(spelling, { definitionTr }))
}

/** The words that the check finds in an English definition. */
function foundInEnglish(definition: string): string[] {
  return wordsNamed(saidOfSense(spelling, { definition }))
}

function wordsNamed(lines: readonly string[]): string[] {
  return lines.map((line) => line.split('"')[1] ?? '')
}

test('Turkish words are right with all the endings they take', () => {
  expect(
    foundInTurkish('yapılmaktadır gidemeyeceğini hissedilen değilmiş arkadaşlarımdan Işık, İlk'),
  ).toEqual([])
  expect(foundInTurkish('kitaplığımızdakiler dükkânlardakinin siparişlerimizdeki')).toEqual([])
  expect(foundInTurkish('kitapdakiler kitaplığımızdakilar')).toEqual([
    'kitapdakiler',
    'kitaplığımızdakilar',
  ])
})

test('joined words are right by their parts, endings on their own are no words', () => {
  expect(foundInTurkish("Ankara’daki; -den başka, 4'te, art arda-peş peşe")).toEqual([])
  expect(foundInTurkish('art arda-pşe')).toEqual(['arda-pşe'])
})

test('what is not Turkish is found, dotless and dotted letters told apart', () => {
  const wrong =
    'herkez yanlız kirbit gelicek birşey degil kitaplıgı yapıcak kitapda insanlarin ankara'
  expect(foundInTurkish(wrong)).toEqual(wrong.split(' '))
})

test('a circumflex stands where TDK has one, whatever follows, and nowhere else', () => {
  expect(foundInTurkish('Kâğıdını rüzgârlı dükkânlarda hâkimiyet riyakârlık resmîleşmek')).toEqual(
    [],
  )
  expect(foundInTurkish('kâlem kitâp hîkaye')).toEqual(['kâlem', 'kitâp', 'hîkaye'])
})

test('a word like another takes the endings of that one', () => {
  expect(foundInTurkish("büyükannemle Büyükannesinin akarsuyun Londra'daki morarmış")).toEqual([])
  expect(foundInTurkish("büyükannemlar Londra'deki")).toEqual(['büyükannemlar', "Londra'deki"])
})

test('English is spelled as in America', () => {
  expect(foundInEnglish("The color of someone else's left-handed, well-known friend")).toEqual([])
  expect(foundInEnglish('colour theatre recieve organise')).toEqual([
    'colour',
    'theatre',
    'recieve',
    'organise',
  ])
})

test('a Turkish name is right in English too', () => {
  expect(foundInEnglish("Ayşe's train from Kars, Deniz and Leyla")).toEqual([])
  expect(foundInEnglish('Kalem from Karz')).toEqual(['Kalem', 'Karz'])
})

test('the British spelling is looked up in a British dictionary', () => {
  const ofVariant = (ukSpelling: string) =>
    said(spelling, aLexicon([aHeadword({ headword: 'color', ukSpelling })]))

  expect(ofVariant('colour')).toEqual([])
  expect(ofVariant('color')).toEqual(['"color" in "color" is not in the British dictionary'])
})

test('a hint has English between stars beside its two words, capitals showing the stress', () => {
  const ofHint = (hintTr: string) =>
    said(spelling, {
      ...aLexicon([]),
      confusables: [
        { words: ['dead', 'death'], meaningsTr: ['ölü', 'ölüm'], hintTr, kind: 'spelling' },
      ],
    })

  expect(ofHint('dead sıfat, death isimdir; vurgu: *thirTEEN*.')).toEqual([])
  expect(wordsNamed(ofHint('dead, bread gibi okunur.'))).toEqual(['bread'])
  expect(wordsNamed(ofHint('dead sfat, deth isimdir.'))).toEqual(['sfat', 'deth'])
})

test('a problem names the place, the text and what may have been meant', () => {
  const lexicon = aLexicon([aHeadword({ alsoMeans: { noun: { gloss: ['kirbit kutusu'] } } })])

  expect([...spelling.find(lexicon)]).toEqual([
    {
      severity: 'problem',
      file: 'lexicon/words/g/gather.json',
      place: 'gather',
      says: '"kirbit" in "kirbit kutusu" is not in the Turkish dictionary',
      remedy: expect.stringMatching(/^write kibrit.*lexicon\/checks\/spelling-exceptions\.ts$/),
    },
  ])
})

test('a Turkish word typed without its marks is suggested with them', () => {
  for (const [typed, meant] of Object.entries({
    degil: 'değil',
    guzel: 'güzel',
    calismak: 'çalışmak',
  }))
    expect([
      ...spelling.find(aLexicon([aHeadword({ alsoMeans: { noun: { gloss: [typed] } } })])),
    ]).toEqual([expect.objectContaining({ remedy: expect.stringMatching(`^write ${meant}[,;]`) })])
})

const lists = {
  namesOfEveryDay,
  americanWords,
  britishWords,
  hintWords,
  turkishForms,
  circumflexed,
}

test.for(Object.entries(lists))(
  'the exceptions %s are in alphabetical order, each once',
  ([, list]) => {
    const words = [...list]
    expect(words).toEqual([...new Set(words)].sort(new Intl.Collator('tr').compare))
  },
)

test('what the dictionaries know is not among the exceptions', () => {
  expect([...americanWords].filter(spellers.American.knows)).toEqual([])
  expect([...britishWords].filter(spellers.British.knows)).toEqual([])
  expect([...turkishForms].filter(spellers.Turkish.knows)).toEqual([])
})

test('what a word is inflected like is in the dictionary, at least with an ending', () => {
  const endings = ['', 'mek', 'mak', "'da", "'te"]
  const isKnown = (word: string) => endings.some((end) => spellers.Turkish.knows(word + end))
  expect(Object.values(inflectedLike).filter((word) => !isKnown(word))).toEqual([])
})
