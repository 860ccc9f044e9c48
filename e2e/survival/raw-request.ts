import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** A connection to the server at `origin` that says what it is told to, HTTP or not. */
export async function rawConnection(origin: string): Promise<Socket> {
  const { hostname, port } = new URL(origin)
  const socket = connect(Number(port), hostname)
  // That it is cut off is what many tests wait for.
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

/** All that the server at `origin` answers to `bytes` until it closes the connection. */
export async function rawAnswer(origin: string, bytes: string | Uint8Array): Promise<string> {
  const socket = await rawConnection(origin)
  const answer = readAll(socket)
  socket.end(bytes)
  return answer
}

/** All that comes until the connection is closed. */
export async function readAll(socket: Socket): Promise<string> {
  let text = ''
  socket.setEncoding('latin1').on('data', (chunk: string) => {
    text += chunk
  })
  if (!socket.closed) await once(socket, 'close')
  return text
}

/** The statuses of the HTTP answers in `text`. */
export function statusesIn(text: string): number[] {
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))
}
