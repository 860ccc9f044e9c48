/** What is said of the learner's own words and meanings wherever words are shown. */
export const ownWordText = {
  addToList: 'Listeye ekle',
  changeIn: (name: string) => `“${name}” listesinde düzenle`,
  waits: 'anlamı yok, sorulmaz',
  corrected: 'senin düzelttiğin',
  correct: (meaning: string) => `“${meaning}” anlamını düzelt`,
} as const
