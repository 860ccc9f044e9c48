import { createElement } from 'react'
import styles from './marked-text.module.css'

// INGILIZCE OGRENIYORUM reads İNGİLİZCE ÖĞRENİYORUM: every I is an İ, but only the O that begins
// a word is an Ö, and only the G behind it a Ğ.
const marked = /(I|\bO|(?<=\bO)[Gg])/

/**
 * The name of the product in English letters, with the Turkish marks drawn over them: the text
 * itself stays exactly as given. A line of its own for each of `lines`.
 */
export function MarkedText({
  lines,
  drop = false,
}: {
  readonly lines: readonly string[]
  /** Whether the marks fall into place when they appear. */
  readonly drop?: boolean
}) {
  return (
    <span className={drop ? styles.drop : undefined}>
      {lines.map((line) => (
        <MarkedLine key={line} line={line} alone={lines.length === 1} />
      ))}
    </span>
  )
}

function MarkedLine({ line, alone }: { readonly line: string; readonly alone: boolean }) {
  const letters = line
    .split(marked)
    .map((part, at) =>
      at % 2 === 1
        ? createElement('span', { className: styles.mark, 'data-letter': part }, part)
        : part,
    )
  // As arguments rather than as an array: the letters of a fixed text need no keys.
  return createElement('span', { className: alone ? undefined : styles.line }, ...letters)
}
