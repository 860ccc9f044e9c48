import type { LocalRecord } from '../storage/local-record.ts'

/** What each step of a run has: where the learning record keeps it, if anywhere. */
type Steps = { readonly steps: readonly { readonly round: string | null }[] }

type Stored = Steps & { readonly version: string; readonly changedAt: number }

/** What another tab has made of a run. */
export type Newer<Value> = {
  readonly value: Value
  /** Steps of this tab that are not in it, by their rounds: both were taken in one moment. */
  readonly lost: readonly string[]
}

/** What lies on the device for all tabs, and what this tab has made of it. */
export type SharedSteps<Value> = {
  /** What another tab has made of it since; `undefined` where nobody has. */
  newer(): Newer<Value> | undefined
  /** Keeps what this tab has made of it. */
  write(value: Value): void
}

/**
 * Keeps a session where every tab sees it. Each change has a name of its own: a tab whose last one
 * is not the one that lies there has been overtaken, and goes on from there instead of answering
 * once more what was answered elsewhere. Two tabs may still write in one moment, each before it sees
 * the other: the last stands, and the other is told which of its steps did not come to be.
 *
 * @param isSameRun whether two values are of one run, and not of one begun after the other.
 */
export function sharedSteps<Value extends Steps, Kept extends Value & Stored>(
  record: LocalRecord<Kept>,
  {
    newId,
    now,
    isSameRun,
  }: {
    readonly newId: () => string
    readonly now: () => number
    readonly isSameRun: (one: Kept, other: Kept) => boolean
  },
): SharedSteps<Value> {
  const read = () => {
    const stored = record.read()
    return stored.ok ? stored.value : undefined
  }
  let last = read()
  // The rounds of steps that this tab has taken itself, and has taken back.
  let own: readonly string[] = []
  const takenBack = new Set<string>()
  const keep = (value: Value): Kept => {
    const kept = { ...last, ...value, version: newId(), changedAt: now() } as Kept
    last = kept
    record.write(kept)
    return kept
  }
  return {
    newer() {
      const stored = read()
      // Where nothing lies any more, this tab is the only one that knows.
      if (!stored || stored.version === last?.version) return undefined
      const isSame = last !== undefined && isSameRun(last, stored)
      const there = new Set(roundsOf(stored))
      const lost = isSame ? own.filter((round) => !there.has(round)) : []
      own = own.filter((round) => there.has(round))
      last = stored
      // What was taken back here while another went on from it stays taken back.
      const steps = stored.steps.filter(({ round }) => round === null || !takenBack.has(round))
      const isWhole = steps.length === stored.steps.length
      return { value: isWhole ? stored : keep({ ...stored, steps }), lost }
    },
    write(value) {
      const [before, after] = [last ? roundsOf(last) : [], roundsOf(value)]
      own = [...own, ...after.filter((round) => !before.includes(round))]
      for (const round of before) if (!after.includes(round)) takenBack.add(round)
      keep(value)
    },
  }
}

function roundsOf({ steps }: Steps): string[] {
  return steps.flatMap(({ round }) => (round === null ? [] : [round]))
}
