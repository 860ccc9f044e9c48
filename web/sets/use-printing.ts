import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Printed } from './printed-set.tsx'

/**
 * Puts a set on paper.
 *
 * @param own what the browser's own command prints; `undefined` where it prints the screen.
 * @returns what is to stand on the page now, and what prints something else.
 */
export function usePrinting(own: () => Printed | undefined): {
  readonly printed: Printed | undefined
  readonly print: (printed: Printed) => void
} {
  const [printed, setPrinted] = useState<Printed>()
  // The browser goes on at once, so the words have to be there when this returns.
  const put = useEffectEvent(() => {
    if (!printed) flushSync(() => setPrinted(own()))
  })
  useEffect(() => {
    const onBefore = () => put()
    // And gone when this returns, or what is printed next would still be this.
    const onAfter = () => flushSync(() => setPrinted(undefined))
    addEventListener('beforeprint', onBefore)
    addEventListener('afterprint', onAfter)
    return () => {
      removeEventListener('beforeprint', onBefore)
      removeEventListener('afterprint', onAfter)
    }
  }, [])
  return {
    printed,
    print: (asked) => {
      flushSync(() => setPrinted(asked))
      window.print()
    },
  }
}
