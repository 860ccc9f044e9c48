const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ccedil: 'ç',
  Ccedil: 'Ç',
  ouml: 'ö',
  Ouml: 'Ö',
  uuml: 'ü',
  Uuml: 'Ü',
  acirc: 'â',
  icirc: 'î',
  ucirc: 'û',
  eacute: 'é',
  rsquo: '’',
  lsquo: '‘',
  ldquo: '“',
  rdquo: '”',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  shy: '',
}

// What shows nothing, with all that stands in it.
const silent = ['script', 'style', 'template', 'head', 'title', 'object', 'svg', 'math']
// What begins a line of its own.
const breaking = /^\/?(?:br|div|p|li|ul|ol|tr|table|h[1-6]|hr|section|blockquote)$/

// A sign that may have to go, or white space that is no single blank between others.
const notPlain =
  /[<&[{\t\n\v\f\r\u00a0\u00ad\u2000-\u200f\u202a-\u202f\u2066-\u2069\u3000\ufeff]|^ | $| {2}/

// Beyond what any field says; what a page was pasted into is cut.
const mostChars = 20_000

/**
 * What a reader sees of a field that may be HTML: no tags, no scripts, no sounds; lines of their own
 * are apart by `\n`, gaps (`{{c1::word::hint}}`) are filled. Nothing is ever run or loaded.
 */
export function plainField(field: string): string {
  if (!notPlain.test(field) && field.length <= mostChars) return field
  const kept = field.slice(0, mostChars)
  const shown = /[<&]/.test(kept) ? decodeEntities(withoutTags(kept)) : kept
  return filledGaps(withoutSounds(shown))
    .replace(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/[\t\f\v\u00a0\u2000-\u200a\u202f\u3000 ]+/g, ' ')
    .replace(/ ?[\r\n]+ ?/g, '\n')
    .trim()
}

function withoutTags(html: string): string {
  let shown = ''
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    if (open < 0) break
    shown += html.slice(at, open)
    if (html.startsWith('<!--', open)) {
      at = endOf(html, '-->', open)
      continue
    }
    const next = html.charAt(open + 1)
    if (!/[a-z/!?]/i.test(next)) {
      // 3 < 4 is no tag.
      shown += '<'
      at = open + 1
      continue
    }
    const close = html.indexOf('>', open)
    // A tag that is never closed hides the rest, as it does in a browser.
    if (close < 0) return shown
    const name = /^\/?[a-z0-9]+/i.exec(html.slice(open + 1, open + 20))?.[0].toLowerCase() ?? ''
    at = close + 1
    if (silent.includes(name)) at = endOfElement(html, name, at)
    else if (breaking.test(name)) shown += '\n'
  }
  return shown + html.slice(at)
}

function endOf(text: string, sign: string, from: number): number {
  const at = text.indexOf(sign, from)
  return at < 0 ? text.length : at + sign.length
}

function endOfElement(html: string, name: string, from: number): number {
  const end = new RegExp(`</${name}[^>]*>`, 'gi')
  end.lastIndex = from
  return end.exec(html) ? end.lastIndex : html.length
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));?/gi, (whole, ...parts) => {
    const [decimal, hexadecimal, name] = parts as (string | undefined)[]
    if (name !== undefined) return entities[name] ?? whole
    const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal ?? '', 16)
    const isSign = code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isSign ? String.fromCodePoint(code) : ''
  })
}

function withoutSounds(text: string): string {
  return text.includes('[') ? text.replace(/\[(?:sound|anki):[^[\]]*\]/gi, ' ') : text
}

// Inner gaps first; deeper nesting than anybody writes stays as it is.
const mostNesting = 8

function filledGaps(text: string): string {
  let filled = text
  for (let depth = 0; depth < mostNesting && filled.includes('{{c'); depth += 1) {
    const before = filled
    filled = filled.replace(/\{\{c\d{1,3}::([^{}]*)\}\}/g, (_gap, inside: string) => {
      const hint = inside.indexOf('::')
      return hint < 0 ? inside : inside.slice(0, hint)
    })
    if (filled === before) break
  }
  return filled
}
