import type { Steps } from '#domain/steps.ts'

/** How work that is done in slices is followed, and left off. */
export type Pace = {
  /** Called with the share that is done, 0 to 1, whenever a slice is. */
  readonly onShare?: ((share: number) => void) | undefined
  /** Where it says so, the work is given up between two slices. */
  readonly signal?: AbortSignal | undefined
}

/** The pace of a part of some work, which takes its share from `from` to `to`. */
export function paceWithin({ onShare, signal }: Pace, from: number, to: number): Pace {
  return { onShare: onShare && ((share) => onShare(from + share * (to - from))), signal }
}

// A frame has 16 ms; with what else there is to do, this leaves the page as quick as it was.
const sliceMs = 8

/**
 * What `steps` make; between slices of them the page answers to the learner, and paints. Nothing where
 * the work was given up.
 */
export function inSlices<Made>(steps: Steps<Made>): Promise<Made>
export function inSlices<Made>(steps: Steps<Made>, pace: Pace): Promise<Made | undefined>
export async function inSlices<Made>(
  steps: Steps<Made>,
  { onShare, signal }: Pace = {},
): Promise<Made | undefined> {
  let since = performance.now()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    if (performance.now() - since < sliceMs) continue
    onShare?.(step.value)
    await breath()
    if (signal?.aborted) return undefined
    since = performance.now()
  }
}

/** Lets the page do what waits; a timer would be held back where the tab is not in sight. */
function breath(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
