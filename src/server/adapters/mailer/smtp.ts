import { createTransport, type NodemailerError } from 'nodemailer'
import { composeMail } from './compose.ts'
import { MailError, type Mailer, type Sender } from './port.ts'

export type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://…; nodemailer's query options are understood. */
  url: string
  from: Sender
  /** How long the server may stay silent at any stage, in milliseconds. */
  timeoutMs?: number
}

/** The server has said a final no to this letter; its no to our login is ours to repair. */
function isPermanent(error: Partial<NodemailerError>): boolean {
  const { responseCode, code } = error
  if (code === 'EAUTH' || responseCode === undefined) return false
  // 5.7.x and 530 to 538 speak about our rights and settings, not about this letter.
  if (responseCode >= 530 && responseCode <= 538) return false
  return responseCode >= 500 && responseCode < 600
}

export function createSmtpMailer({ url, from, timeoutMs = 20_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
  })
  return {
    kind: 'smtp',
    from,
    async send(mail) {
      const message = composeMail(mail, from)
      try {
        await transport.sendMail(message)
      } catch (error) {
        const failure = error as Partial<NodemailerError>
        const reason = `SMTP: ${failure.code ?? 'failed'} ${failure.responseCode ?? ''}`.trim()
        // The server's own words may repeat the address, so only its codes go on.
        throw new MailError(reason, isPermanent(failure))
      }
    },
    async close() {
      transport.close()
    },
  }
}
