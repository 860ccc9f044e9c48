import type { LocalRecord } from '../storage/local-record.ts'

type Stored = { readonly version: string; readonly changedAt: number; readonly isClosed: boolean }

/** What lies on the device for all tabs, and what this tab has made of it. */
export type SharedSteps<Value> = {
  /** What another tab has made of it since; `undefined` where nobody has. */
  newer(): Value | undefined
  /** Keeps what this tab has made of it. */
  write(value: Value): void
}

/**
 * Keeps a session where every tab sees it. Each change has a name of its own: a tab whose last one
 * is not the one that lies there has been overtaken, and goes on from there instead of answering
 * once more what was answered elsewhere.
 */
export function sharedSteps<Value extends object>(
  record: LocalRecord<Value & Stored>,
  { newId, now }: { readonly newId: () => string; readonly now: () => number },
): SharedSteps<Value & Pick<Stored, 'isClosed'>> {
  const read = () => {
    const stored = record.read()
    return stored.ok ? stored.value : undefined
  }
  let version = read()?.version
  return {
    newer() {
      const stored = read()
      // Where nothing lies any more, this tab is the only one that knows.
      if (!stored || stored.version === version) return undefined
      version = stored.version
      return stored
    },
    write(value) {
      version = newId()
      record.write({ ...value, version, changedAt: now() })
    },
  }
}
