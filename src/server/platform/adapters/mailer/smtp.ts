import { getSystemErrorName } from 'node:util'
import { createTransport, type NodemailerError } from 'nodemailer'
import { composeMail } from './compose.ts'
import { MailError, type Mailer, type Sender } from './port.ts'
import { enhancedCodeOf, isFinal } from './smtp-reply.ts'

export type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://…, with nodemailer's query options. */
  url: string
  from: Sender
  /** Time limit for one letter in milliseconds, connecting included. */
  timeoutMs?: number
}

/** As many as the job sends at once, so that no letter waits behind a slow connection. */
const connections = 5

/** Plain text is allowed on this machine; elsewhere only by the operator's choice. */
function mayBePlain(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
  return isHere || searchParams.get('requireTLS') === 'false'
}

/** The library's code names the failed step, the system's code the reason: ECONNREFUSED. */
const systemCode = (errno: unknown): string | undefined =>
  typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined

function toMailError(failure: Partial<NodemailerError>): MailError {
  const { code, responseCode, response, command, errno } = failure
  const words = [code ?? 'failed', systemCode(errno), responseCode, enhancedCodeOf(response)]
  // Only the server's codes are logged: its text may repeat the address.
  const reason = [...new Set(words)].filter((word) => word !== undefined && word !== null).join(' ')
  // A refused login is for us to fix, whatever the code.
  const final = code !== 'EAUTH' && isFinal({ code: responseCode, reply: response, command })
  return new MailError('SMTP', reason, final, {
    refusal: final ? { code: enhancedCodeOf(response) } : null,
  })
}

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // Otherwise a machine in the middle gets letters and password in plain text by hiding STARTTLS.
    requireTLS: !mayBePlain(url),
    maxConnections: connections,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketCloseTimeout: 1_000,
  })
  return {
    kind: 'smtp',
    from,
    async send(mail) {
      const message = composeMail(mail, from)
      try {
        // The limits above bound a single silence; this ends a server that sends a byte now and
        // then.
        await transport.sendMail({ ...message, signal: AbortSignal.timeout(timeoutMs) })
      } catch (error) {
        throw toMailError(error as Partial<NodemailerError>)
      }
    },
    async check() {
      try {
        await transport.verify()
      } catch (error) {
        throw toMailError(error as Partial<NodemailerError>)
      }
    },
    // Accepted letters belong to the recipient's server.
    async *kept() {},
    keptSince: async () => null,
    forget: async () => {},
    async close() {
      transport.close()
    },
  }
}
