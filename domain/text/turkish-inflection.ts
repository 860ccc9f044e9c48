// Written in letters without marks, as searching compares them: -lar and -ler, -dım and -düm.
const a = '[ae]'
const i = '[iu]'
const d = '[dt]'

const person = `(?:y?${i}m|s${i}n|y?${i}z|s${i}n${i}z|k|m|n|n${i}z|l${a}r)?`
const plural = `(?:l${a}r)?`
const possessive = `(?:${i}?m|${i}?n|s?${i}|${i}?m${i}z|${i}?n${i}z|l${a}r${i})?`
const nounCase = `(?:[yn]?${i}|[yn]?${a}|n?${d}${a}|n?${d}${a}n|n?${i}n|y?l${a})?`
const nominal = new RegExp(`^${plural}${possessive}${nounCase}(?:ki)?$`)

const able = `(?:y?${a}bil|y?${a}m${a})?`
const tense = `(?:${i}?yor|m${i}s|y?${a}c${a}[kg]|[aeiu]?r|z|m${a}l${i}|m${a}kt${a})`
const past = `(?:y?d${i}|y?s${a}|ym${i}s)`
const finite = `(?:m[aeiu])?(?:${tense}${past}?${person}|${d}${i}${person}|s${a}${past}?${person}|(?:y?${a})?(?:l${i}m|y${i}m)|s${i}nl?${a}?r?|(?:y?${i}n)(?:${i}z)?)?`
// *giden, gittiği, gidip, giderken, gitmesi, gitmeden*
const nonFinite = `(?:m${a})?(?:y?${a}n|${d}${i}[kg]${i}?|y?${i}p|y?${a}r${a}k|[aeiu]?rken|m${a}|m${a}d${a}n|y?${i}nc${a})${plural}${possessive}${nounCase}`
const verbal = new RegExp(`^${able}(?:${finite}|${nonFinite})$`)

/** Consonants that soften before a vowel: *kitap* → *kitabı*, *git-* → *gidiyor*, *renk* → *rengi*. */
const hardOf: Readonly<Record<string, string>> = { b: 'p', d: 't', g: 'k' }
const vowel = /[aeiou]/

/**
 * The dictionary forms that a Turkish word might be an inflected form of, in letters without marks:
 * *kitaplarım* gives *kitap*, *gidiyorum* gives *gitmek*. Most of them are no words; that one is, is
 * for the caller to check. The form itself is not among them.
 *
 * @param isCompound whether it ends a compound, whose noun keeps its suffix: *kredi kartları* gives
 * *kartı*.
 */
export function turkishBases(form: string, isCompound = false): string[] {
  const bases = new Set<string>()
  for (let at = 1; at < form.length; at += 1) {
    const [stem, ending] = [form.slice(0, at), form.slice(at)]
    if (at > 1 && nominal.test(ending)) {
      for (const noun of stemsBefore(stem, ending)) {
        bases.add(noun)
        if (isCompound) for (const head of compoundHeads(noun)) bases.add(head)
      }
    }
    if (!verbal.test(ending)) continue
    for (const verb of verbStemsBefore(stem, ending)) bases.add(`${verb}mek`).add(`${verb}mak`)
  }
  bases.delete(form)
  return [...bases]
}

/** The stem as it stands, and as it was before the ending changed it. */
function stemsBefore(stem: string, ending: string): string[] {
  const stems = [stem]
  if (!startsWithVowel(ending)) return stems
  const hard = hardOf[stem.slice(-1)]
  if (hard) stems.push(stem.slice(0, -1) + hard)
  const [beforeLast = '', last = ''] = stem.slice(-2)
  if (!vowel.test(beforeLast + last)) {
    // *burun* → *burnu*, *şehir* → *şehri*; *hak* → *hakkı*
    stems.push(...['i', 'u'].map((lost) => stem.slice(0, -1) + lost + last))
    if (beforeLast === last) stems.push(stem.slice(0, -1))
  }
  return stems
}

/** A noun as the second part of a compound: *kart* → *kredi kartı*, *kitap* → *yemek kitabı*. */
function compoundHeads(noun: string): string[] {
  if (vowel.test(noun.slice(-1))) return [`${noun}si`, `${noun}su`]
  const [soft] = Object.entries(hardOf).find(([, hard]) => noun.endsWith(hard)) ?? []
  const stems = soft ? [noun, noun.slice(0, -1) + soft] : [noun]
  return stems.flatMap((stem) => [`${stem}i`, `${stem}u`])
}

function verbStemsBefore(stem: string, ending: string): string[] {
  const hard = hardOf[stem.slice(-1)]
  const stems = startsWithVowel(ending) && hard ? [stem, stem.slice(0, -1) + hard] : [stem]
  // *oyna-* → *oynuyor*, *de-* → *diyor*, *ye-* → *yiyor*
  if (/^[iu]yor/.test(ending)) stems.push(`${stem}a`, `${stem}e`)
  if (/^[iu]?y/.test(ending) && /^[dy]i$/.test(stem)) stems.push(`${stem[0]}e`)
  // No verb is without a vowel: *ban* is no form of a *pmak*.
  return stems.filter((one) => vowel.test(one))
}

function startsWithVowel(ending: string): boolean {
  return vowel.test(ending[0] ?? '')
}
