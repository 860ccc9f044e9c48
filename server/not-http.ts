import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { commonHeaders } from './common-headers.ts'
import { problemBody, problemType, type ServerProblem } from './problem.ts'
import { headTooLarge, tooSlow, unreadable } from './problems.ts'

/**
 * Answers what the parser could make no request of, and closes the connection: nobody knows where
 * the next request would begin. Says what was refused; `undefined` where nobody listens any more.
 */
export function refuseUnparsed(
  error: { readonly code?: string },
  socket: Socket,
): ServerProblem | undefined {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return undefined
  }
  const problem = problems[error.code ?? ''] ?? unreadable
  const body = problemBody(problem)
  const headers = {
    ...commonHeaders,
    'content-type': problemType,
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    connection: 'close',
  }
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const { status } = problem
  socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...head, '', body].join('\r\n'))
  socket.destroySoon()
  return problem
}

const problems: Readonly<Record<string, ServerProblem>> = {
  ERR_HTTP_REQUEST_TIMEOUT: tooSlow,
  HPE_HEADER_OVERFLOW: headTooLarge,
}
