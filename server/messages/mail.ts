import { createTransport } from 'nodemailer'
import type { StoredMessage } from './message-store.ts'

export type Mailer = {
  /** Passes a message on; resolves when the mail server has taken it. @throws what went wrong. */
  readonly send: (message: StoredMessage) => Promise<void>
  readonly close: () => void
}

const timeoutMs = 10_000

/**
 * Sends messages through `smtpUrl` to `to`.
 *
 * @param from the address that mails come from: one that the mail server lets us use.
 */
export function createMailer(smtpUrl: string, to: string, from: string): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    send: async ({ id, name, email, message, receivedAt }) => {
      await transport.sendMail({
        from,
        to,
        replyTo: { name: name ?? '', address: email },
        subject: 'İletişim formundan mesaj',
        // Said the same way every time, so that a mail that arrives twice is seen to be one.
        messageId: `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`,
        date: new Date(receivedAt),
        text: `${message}\n\n-- \n${name ?? ''} <${email}>\nnpm run messages -- show ${id}\n`,
      })
    },
    close: () => transport.close(),
  }
}
