export const missingText = {
  heading: 'Böyle bir sayfa yok',
  hint: 'Bağlantı eski olabilir ya da adres yanlış yazılmış olabilir.',
  toHome: 'Ana Sayfa’ya dön',
} as const
