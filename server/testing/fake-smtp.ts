import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

/** A mail server of our own, on loopback. */
export type FakeSmtp = {
  readonly url: string
  /** The mails that it took, whole. */
  readonly mails: readonly string[]
  /** Answers the next mails so, instead of taking them. */
  readonly refuse: (...answers: readonly string[]) => void
  readonly close: () => Promise<void>
}

export async function fakeSmtp(): Promise<FakeSmtp> {
  const mails: string[] = []
  const refusals: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    socket.on('close', () => sockets.delete(socket))
    talk(socket, mails, refusals)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('No address')
  return {
    url: `smtp://user:planted-password@127.0.0.1:${address.port}`,
    mails,
    refuse: (...answers) => void refusals.push(...answers),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

/** As much of SMTP (RFC 5321) as takes a mail. */
function talk(socket: Socket, mails: string[], refusals: string[]) {
  const say = (line: string) => socket.write(`${line}\r\n`)
  let mail: string[] | undefined
  say('220 mail.example.com')
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    if (mail !== undefined && line !== '.') {
      mail.push(line)
    } else if (mail !== undefined) {
      const refusal = refusals.shift()
      if (refusal === undefined) mails.push(mail.join('\n'))
      mail = undefined
      say(refusal ?? '250 taken')
    } else if (/^EHLO/i.test(line)) {
      say('250-mail.example.com')
      say('250 AUTH PLAIN')
    } else if (/^DATA/i.test(line)) {
      mail = []
      say('354 go on')
    } else if (/^AUTH/i.test(line)) {
      say('235 welcome')
    } else if (/^QUIT/i.test(line)) {
      say('221 bye')
      socket.end()
    } else {
      say('250 ok')
    }
  })
}
