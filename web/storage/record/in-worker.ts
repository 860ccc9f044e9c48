// A worker that is at work says how far it has come much more often than this.
const mostSilenceMs = 60_000

/**
 * Asks a worker, and waits for its answer: the first message that is not a number. Numbers tell how
 * far it has come.
 *
 * @param onShare called with the share that is done, 0 to 1.
 * @throws a `DOMException`: `AbortError` where the worker failed, `NetworkError` where its code did not
 *   come, `TimeoutError` where it said nothing
 *   for a minute. What it had not finished is then as if it had not begun, once it is ended.
 */
export async function askWorker<Answer>(
  worker: Pick<Worker, 'addEventListener' | 'removeEventListener' | 'postMessage'>,
  question: unknown,
  onShare: (share: number) => void,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const timedOut = () => reject(new DOMException('the worker does not answer', 'TimeoutError'))
  let timer = setTimeout(timedOut, mostSilenceMs)
  const hear = ({ data }: MessageEvent<number | Answer>) => {
    clearTimeout(timer)
    if (typeof data !== 'number') return resolve(data)
    timer = setTimeout(timedOut, mostSilenceMs)
    onShare(data)
  }
  // As the database's own failures are told, and so is this one: the record is not to be had. One
  // without a message is the browser's: the worker's code did not come.
  const fail = ({ message }: ErrorEvent) =>
    reject(new DOMException(message ?? '', message ? 'AbortError' : 'NetworkError'))
  worker.addEventListener('message', hear)
  worker.addEventListener('error', fail)
  try {
    worker.postMessage(question)
    return await promise
  } finally {
    clearTimeout(timer)
    worker.removeEventListener('message', hear)
    worker.removeEventListener('error', fail)
  }
}
