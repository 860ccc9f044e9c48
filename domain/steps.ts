/**
 * A long computation in steps: it yields the share that is done, 0 to 1, wherever it can be left off
 * for a while, and returns what it has made.
 */
export type Steps<Made> = Generator<number, Made, undefined>

/** So many of a hundred thousand things are one step: well below a millisecond. */
export const stepSize = 100

/** What `steps` make, taken one after the other without leaving off. */
export function atOnce<Made>(steps: Steps<Made>): Made {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
