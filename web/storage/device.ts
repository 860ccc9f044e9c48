import { anyNumber, listOf, text } from '#domain/field-check.ts'
import { localRecord } from './local-record.ts'

const lastBackup = localRecord('io.backup', 1, anyNumber)

/** When the last backup was made, in milliseconds; `undefined` where none was. */
export function lastBackupAt(): number | undefined {
  const stored = lastBackup.read()
  return stored.ok ? stored.value : undefined
}

export function keepBackupDate(atMs: number): void {
  lastBackup.write(atMs)
}

/** What the browser says about our storage; `undefined` for what it does not say. */
export type StorageFacts = {
  readonly isPersistent: boolean | undefined
  readonly usedBytes: number | undefined
  /** Whether the browser deletes what a site has stored after a week without a visit. */
  readonly isClearedWhenUnused: boolean
}

export async function storageFacts(): Promise<StorageFacts> {
  const manager = navigator.storage as StorageManager | undefined
  return {
    isPersistent: await manager?.persisted?.(),
    usedBytes: (await manager?.estimate?.())?.usage,
    isClearedWhenUnused: isClearedWhenUnused(),
  }
}

// Safari on iOS does so with sites that are not on the home screen.
function isClearedWhenUnused(): boolean {
  const isIos = /iP(hone|ad|od)/.test(navigator.userAgent)
  return isIos && !matchMedia('(display-mode: standalone)').matches
}

const toldOnce = localRecord('io.told', 1, listOf(text()))

/** Whether something is to be told that is told only once; from now on it is not. */
export function tellOnce(what: string): boolean {
  if (isTold(what)) return false
  toldOnce.write([...told(), what])
  return true
}

/** Whether something that is told only once has been told. */
export function isTold(what: string): boolean {
  return told().includes(what)
}

function told(): readonly string[] {
  const stored = toldOnce.read()
  return (stored.ok && stored.value) || []
}

/** Asks the browser to keep our storage when space runs low; it may ask the learner, or not grant it. */
export async function askForPersistence(): Promise<void> {
  const manager = navigator.storage as StorageManager | undefined
  if (!(await manager?.persisted?.())) await manager?.persist?.()
}
