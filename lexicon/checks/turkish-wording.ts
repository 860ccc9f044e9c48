import { everySense } from '../lexicon.ts'
import { turkishLower } from '../turkish-words.ts'
import { type Check, type Finding, inSense } from './finding.ts'

const phrases: readonly {
  readonly pattern: RegExp
  readonly severity: Finding['severity']
  readonly remedy: string
}[] = [
  { pattern: /[ae] sahip (ol|bulun)\p{L}*/u, severity: 'problem', remedy: 'use -lı or "olan"' },
  { pattern: /çok fazla miktarda/, severity: 'problem', remedy: 'use "çok" or "bol bol"' },
  {
    pattern: /m[ae]k (için|amacıyla) kullanılan/,
    severity: 'problem',
    remedy: 'use "-maya yarayan"',
  },
  { pattern: /men e[dt]\p{L}*/u, severity: 'problem', remedy: 'use "önlemek", "yasaklamak"' },
  {
    pattern:
      /(?<!\p{L})(münasip|mütemadiyen|müteakip\p{L}*|bilahare|zaruri|icap e[dt]\p{L}*|ihtiva e[dt]\p{L}*|tezahür\p{L}*|müphem|mefhum)(?!\p{L})/u,
    severity: 'problem',
    remedy: 'use a word of today',
  },
  {
    pattern: /(hâle|duruma) (getir|sok)\p{L}*/u,
    severity: 'advice',
    remedy: 'it often dodges a gloss: move the gloss instead',
  },
  {
    pattern: /(?<!\p{L})kişinin biri(?!\p{L})/u,
    severity: 'problem',
    remedy: 'it first means "some guy": name the person',
  },
  { pattern: /(?<!\p{L})tarafından(?!\p{L})/u, severity: 'advice', remedy: 'let the doer do it' },
  { pattern: /olma durumu$/, severity: 'advice', remedy: 'say what the state is like' },
  {
    // Not before it: what tells a quantity, or a place by its -de.
    pattern: /(?<!\p{L})(?<!(çok|az|kolay|kolayca|zor|[dt][ae]) )bulunan(?!\p{L})/u,
    severity: 'advice',
    remedy: '"bulunan" is for place or quantity only: else use "olan"',
  },
  {
    pattern: /(?<!\p{L})(hiç|olduğu gibi)(?!\p{L})/u,
    severity: 'advice',
    remedy: 'it is often padding: take it out if the sentence says the same without it',
  },
  {
    pattern: /\p{L}+n[ıiuü]n \p{L}+n[ıiuü]n \p{L}+n[ıiuü]n/u,
    severity: 'advice',
    remedy: 'undo the string of -nın -nın -nın',
  },
  {
    pattern: /m[ae]y[ae]n .*(m[ae]y[ae]n|m[ae]d[ae]n|s[ıiuü]z|değil)(?!\p{L})/u,
    severity: 'advice',
    remedy: 'keep one negation',
  },
]

export const turkishWording: Check = {
  name: 'turkish-wording',
  sentence: 'Turkish definitions have none of the phrases that betray a translation.',
  *find(lexicon) {
    for (const placed of everySense(lexicon)) {
      const text = turkishLower(placed.sense.definitionTr)
      for (const { pattern, severity, remedy } of phrases) {
        const found = pattern.exec(text)
        if (found)
          yield inSense(placed, severity, `"${found[0]}" in definitionTr "${text}"`, remedy)
      }
    }
  },
}
