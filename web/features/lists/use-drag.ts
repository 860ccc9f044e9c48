import { type PointerEvent, useEffect, useEffectEvent, useState } from 'react'

// So near the edge of the window, the page moves on under what is dragged.
const edge = 96
const stepPx = 14

/**
 * Drags a row to another place.
 *
 * @param rowAt the row at a distance from the top of the page.
 * @param onDrop told the row, and the one whose place it takes.
 */
export function useDrag({
  rows,
  rowAt,
  onDrop,
}: {
  readonly rows: number
  readonly rowAt: (y: number) => number
  readonly onDrop: (from: number, to: number) => void
}) {
  const [from, setFrom] = useState<number>()
  const [to, setTo] = useState<number>()
  const follow = useEffectEvent((clientY: number) => setTo(rowAt(clientY + scrollY)))
  const drop = useEffectEvent((isMeant: boolean) => {
    if (isMeant && from !== undefined && to !== undefined) onDrop(from, Math.min(to, rows - 1))
    setFrom(undefined)
    setTo(undefined)
  })
  const isDragging = from !== undefined
  useEffect(() => {
    if (!isDragging) return
    let y: number | undefined
    let frame = requestAnimationFrame(function scroll() {
      if (y !== undefined) {
        if (y < edge) scrollBy(0, -stepPx)
        else if (y > innerHeight - edge) scrollBy(0, stepPx)
        follow(y)
      }
      frame = requestAnimationFrame(scroll)
    })
    const onMove = ({ clientY }: globalThis.PointerEvent) => {
      y = clientY
    }
    const onUp = () => drop(true)
    const onCancel = () => drop(false)
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') drop(false)
    }
    addEventListener('pointermove', onMove)
    addEventListener('pointerup', onUp)
    addEventListener('pointercancel', onCancel)
    addEventListener('keydown', onKey)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('pointermove', onMove)
      removeEventListener('pointerup', onUp)
      removeEventListener('pointercancel', onCancel)
      removeEventListener('keydown', onKey)
    }
  }, [isDragging])
  return {
    from,
    /** Where a row is marked as the place that the dragged one takes. */
    dropAt: (index: number) =>
      from === undefined || to !== index || to === from
        ? undefined
        : to < from
          ? ('before' as const)
          : ('after' as const),
    begin: (event: PointerEvent, index: number) => {
      if (event.button !== 0) return
      event.preventDefault()
      setFrom(index)
    },
  }
}
