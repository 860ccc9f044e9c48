/** Said once where a device clears what is left alone. */
export const clearedWhenUnusedText =
  'iPhone ve iPad, yedi gün girilmeyen sitelerin kaydını siler. Siteyi ana ekranına ekle ya da yedek al.'
