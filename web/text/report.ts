import type { reportKinds } from '#contract/limits.ts'

export const reportText = {
  open: 'Çeviride hata var',
  title: 'Hata bildir',
  which: 'Hangi anlam?',
  what: 'Yanlış olan ne?',
  kinds: {
    meaning: 'Anlam ya da çeviri',
    example: 'Örnek cümle',
    pronunciation: 'Söyleyiş',
    question: 'Soru ya da seçenekler',
    other: 'Başka bir şey',
  } satisfies Record<(typeof reportKinds)[number], string>,
  comment: 'Açıklaman',
  optional: '(isteğe bağlı)',
  hint: 'Yalnızca bu form, kelime ve sözlüğün sürümü gönderilir.',
  send: 'Gönder',
  sending: 'Gönderiliyor',
  cancel: 'Vazgeç',
  sent: 'Bildirimin gönderildi.',
  refused: (detail: string) => `Bildirim gönderilmedi. ${detail}`,
} as const
