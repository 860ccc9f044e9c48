import { createElement, Fragment } from 'react'

/** A Turkish sentence in which the English `words`, and what stands between stars, say that they are English. */
export function WithEnglish({
  sentence,
  words,
}: {
  readonly sentence: string
  readonly words: readonly string[]
}) {
  if (words.length === 0) return sentence
  // The longest first, for one may begin with another.
  const either = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|')
  const parts = sentence
    .split(new RegExp(`(\\*[^*]+\\*|(?<!\\p{L})(?:${either})(?!\\p{L}))`, 'u'))
    .map((part, at) =>
      at % 2 === 1 ? createElement('span', { lang: 'en' }, part.replaceAll('*', '')) : part,
    )
  // As arguments rather than as an array: the parts of a fixed text need no keys.
  return createElement(Fragment, null, ...parts)
}
