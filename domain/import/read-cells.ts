import { mostMeanings } from '../lists/listed-word.ts'
import { lettersOf } from '../text/letters.ts'
import type { PartOfSpeech } from '../words/entry.ts'

const partsOfSpeech: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  noun: 'noun',
  isim: 'noun',
  i: 'noun',
  v: 'verb',
  verb: 'verb',
  fiil: 'verb',
  f: 'verb',
  adj: 'adjective',
  adjective: 'adjective',
  sıfat: 'adjective',
  s: 'adjective',
  adv: 'adverb',
  adverb: 'adverb',
  zarf: 'adverb',
  z: 'adverb',
  prep: 'preposition',
  preposition: 'preposition',
  edat: 'preposition',
  conj: 'conjunction',
  conjunction: 'conjunction',
  bağlaç: 'conjunction',
  pron: 'pronoun',
  pronoun: 'pronoun',
  zamir: 'pronoun',
  determiner: 'determiner',
  belirleyici: 'determiner',
  number: 'number',
  sayı: 'number',
  'modal verb': 'modal verb',
  'yardımcı fiil': 'modal verb',
  interjection: 'interjection',
  ünlem: 'interjection',
  'phrasal verb': 'phrasal verb',
  phrv: 'phrasal verb',
  'phr v': 'phrasal verb',
  'phr verb': 'phrasal verb',
  pv: 'phrasal verb',
  phr: 'phrasal verb',
  'öbek fiil': 'phrasal verb',
  'deyimsel fiil': 'phrasal verb',
  phrase: 'phrase',
  expression: 'phrase',
  idiom: 'phrase',
  'kalıp söz': 'phrase',
  kalıp: 'phrase',
  deyim: 'phrase',
}

/** The part of speech that a cell names, in English or Turkish, in short or in full. */
export function partOfSpeechNamed(cell: string): PartOfSpeech | undefined {
  const name = cell.replace(/[.\s]+/g, ' ').trim()
  // *Idiom* is English, *İsim* Turkish: each has its own small letter of I.
  const written = [name.toLocaleLowerCase('tr'), name.toLocaleLowerCase('en')]
  const known = written.find((one) => Object.hasOwn(partsOfSpeech, one))
  return known === undefined ? undefined : partsOfSpeech[known]
}

/** A cell without the apostrophe that keeps a spreadsheet from taking it for a formula. */
export function withoutGuard(cell: string): string {
  return cell.replace(/^'(?='*[=+\-@\t\r])/, '')
}

const kindBehind =
  /\s*[([{]\s*(\p{L}{1,12}(?:[.\s]{1,2}\p{L}{1,12})?)\.?\s*[)\]}]\s*$|\s+(n|v|adj|adv|prep|conj|pron|phr\.? ?v)\.\s*$/u

/** The word that a cell names, and the part of speech that stands behind it: `abandon (v.)`. */
export function readWord(cell: string): {
  readonly word: string
  readonly partOfSpeech?: PartOfSpeech
} {
  const line = cell.replace(/\s+/g, ' ').trim()
  const [behind, inBrackets, plain] = kindBehind.exec(line) ?? []
  const partOfSpeech = partOfSpeechNamed(inBrackets ?? plain ?? '')
  if (behind === undefined || !partOfSpeech) return { word: line }
  return { word: line.slice(0, line.length - behind.length), partOfSpeech }
}

/** The word without what only says how it is used: *to run*, *a table*, *the sun*. */
export function withoutParticle(word: string): string {
  return word.replace(/^(?:to|an?|the)\s+(?=\S)/i, '')
}

// Of pieces as short as that each is a meaning; longer ones are a sentence that has commas.
const mostWordsOfPiece = 4

/** The Turkish equivalents in a cell, each once: *terk etmek, bırakmak*; *1. ışık 2. hafif*. */
export function readMeanings(cell: string): string[] {
  const pieces = cell
    .split(/[;\n/|•]|(?:^|\s)\d{1,2}[.)]\s/)
    .map((piece) => piece.trim())
    .flatMap((piece) => {
      const parts = outerCommas(piece)
      const areMeanings = parts.every((part) => part.split(/\s+/).length <= mostWordsOfPiece)
      return areMeanings ? parts : [piece]
    })
    .filter((piece) => /[\p{L}\p{N}]/u.test(piece))
  if (pieces.length < 2) return pieces
  const seen = new Set<string>()
  return pieces
    .filter((piece) => {
      const folded = lettersOf(piece, 'tr')
      return !seen.has(folded) && seen.add(folded)
    })
    .slice(0, mostMeanings)
}

/** The parts of `text` between commas that stand in no brackets. */
function outerCommas(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at <= text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(') depth += 1
    else if (sign === ')') depth = Math.max(0, depth - 1)
    else if (sign === '' || (sign === ',' && depth === 0)) {
      const part = text.slice(from, at).trim()
      if (part !== '') parts.push(part)
      from = at + 1
    }
  }
  return parts
}
