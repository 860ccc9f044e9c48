export const levelRowText = {
  name: 'B1',
  hint: 'Orta düzey',
  loading: 'Kelimeler geliyor',
} as const
