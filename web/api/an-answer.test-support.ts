import { onTestFinished, vi } from 'vitest'

/** Whoever asks the server gets this, in a test of a component, which has no server. */
export function answering(status: number, body: unknown): void {
  stubFetch(async () => new Response(JSON.stringify(body), { status }))
}

/** Whoever asks the server finds none. */
export function answeringNobody(): void {
  stubFetch(async () => {
    throw new TypeError('Failed to fetch')
  })
}

/** Whoever asks the server waits until patience ends. */
export function answeringTooLate(): void {
  stubFetch(async () => {
    throw new DOMException('The operation timed out.', 'TimeoutError')
  })
}

/** A problem as the server tells it. */
export function aProblem(status: number, detail: string, kind?: string) {
  return { type: 'about:blank', title: 'Olmadı', status, detail, ...(kind ? { kind } : {}) }
}

/** Takes the place of `fetch` until the test ends. */
export function stubFetch(answer: (path: string, init: RequestInit) => Promise<Response>): void {
  vi.stubGlobal('fetch', answer)
  onTestFinished(() => void vi.unstubAllGlobals())
}
