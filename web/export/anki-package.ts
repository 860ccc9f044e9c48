import type { ExportedList } from '#domain/export/exported-list.ts'

/** `list` as an Anki package; `undefined` where the code that makes one did not come. */
export async function ankiPackage(list: ExportedList): Promise<Blob | undefined> {
  const worker = new Worker(new URL('./anki-package.worker.ts', import.meta.url), {
    type: 'module',
  })
  const made = await new Promise<Uint8Array<ArrayBuffer> | undefined>((resolve) => {
    worker.onmessage = ({ data }) => resolve(data)
    worker.onerror = () => resolve(undefined)
    worker.postMessage(list)
  })
  worker.terminate()
  return made && new Blob([made], { type: 'application/octet-stream' })
}
