import { type RefCallback, useCallback, useState } from 'react'

/**
 * The width of an element in pixels, as it is laid out: 0 until it is. Drawn at that width, a chart
 * keeps its texts at their size on every screen.
 *
 * @returns what goes into the element's `ref`, and its width.
 */
export function useWidth(): readonly [RefCallback<Element>, number] {
  const [width, setWidth] = useState(0)
  const measure = useCallback((element: Element | null) => {
    if (!element) return
    const update = () => setWidth(Math.floor(element.getBoundingClientRect().width))
    update()
    const observer = new ResizeObserver(update)
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [measure, width]
}
