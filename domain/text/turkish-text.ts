/** Words that any two definitions may have in common without resembling each other. */
const frameWords = new Set(
  (
    'bir şey şeyi şeye şeyin şeyden şeyler birini birine birinin biri kişi kişinin kişiyi insan insanın ' +
    'insanlar yer yere yerde yeri olan olmayan bulunan bulunmayan yapılan yapan yapmak yapmaya yapma ' +
    'etmek eden etme olmak olma olarak sağlamak sağlayan ve ya da için çok daha kadar gibi ile en ' +
    'her hiçbir ne bu o kendi çeşit tür türü durum durumu iş işi'
  ).split(' '),
)

/** `text` with a Turkish capital first: *içmek* → *İçmek*, *ılık* → *Ilık*. */
export function withTurkishCapital(text: string): string {
  const [first = ''] = text
  return first.toLocaleUpperCase('tr') + text.slice(first.length)
}

/** The stem of a verb that stands in the infinitive: *gelmek* → *gel*; short words (*emek*) stay. */
export function withoutInfinitive(word: string): string {
  return word.length > 4 ? word.replace(/m[ae]k$/, '') : word
}

/**
 * The stems of the words that give a Turkish text its content, each once; frame words such as
 * *bir şey* do not count.
 *
 * A stem is the first four letters, which Turkish suffixes leave alone: *öykü* and *öyküsü*,
 * *yolculuk* and *yolculuğu* meet. Unrelated words that begin alike (*karşı*, *karşılamak*) meet
 * too; for keeping two options apart that errs on the right side.
 */
export function contentStems(text: string): string[] {
  const words = text.toLocaleLowerCase('tr').match(/\p{L}+/gu) ?? []
  return [...new Set(words.filter((word) => !frameWords.has(word)).map((word) => word.slice(0, 4)))]
}
