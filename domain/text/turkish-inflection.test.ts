import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lettersOf, withoutMarks } from './letters.ts'
import { turkishBases } from './turkish-inflection.ts'

const bare = (text: string) => withoutMarks(lettersOf(text, 'tr'))

test.each([
  ['kitap', 'kitaplar kitabı kitabım kitaplarımız kitaptan kitapta kitabın kitaplarıyla'],
  ['araba', 'arabayı arabalar arabamız arabanın arabada arabasından arabayla'],
  ['şehir', 'şehri şehre şehirler şehirde şehrin şehirdeki'],
  ['burun', 'burnum burnu burnunu'],
  ['renk', 'rengi renkler rengin renkleri'],
  ['ağaç', 'ağacı ağaçlar ağacın ağaçlardan'],
  ['çocuk', 'çocuğu çocuğun çocuklar çocuklarına'],
  ['su', 'suyu suya sular suda'],
  [
    'gitmek',
    'gidiyorum gitti gideceğiz gitmiş gider gitmedim giden gittiği gitmeli gidebilir gidip',
  ],
  ['gelmek', 'geldim geliyordu gelir gelmez gelirse gelsin gelecek gelmiyorlar gelemedi gelirken'],
  ['oynamak', 'oynuyor oynadılar oynamıyoruz oynayan oynayacağım oynayabilirsin'],
  ['okumak', 'okuyor okudum okuyacak okurken okuyarak okumadan okumuyor'],
  ['yemek', 'yiyor yedik yiyecek yer yiyen'],
  ['demek', 'diyor dedi diyecek der'],
  ['etmek', 'ediyor etti eder edecek'],
  ['yapmak', 'yapıyorsun yaptınız yapmaz yapmışlar yapması'],
])('%s is found by its forms', (base, forms) => {
  for (const form of forms.split(' ')) expect(turkishBases(bare(form)), form).toContain(bare(base))
})

test('no form is its own base, and every base begins as the form does', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdegikmnoprstuyz'), maxLength: 18 })
  fc.assert(
    fc.property(word, (form) => {
      for (const base of turkishBases(form)) {
        expect(base).not.toBe(form)
        expect(base[0]).toBe(form[0])
      }
    }),
    { examples: [['ban']] },
  )
})
