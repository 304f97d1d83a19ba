import { getSystemErrorName } from 'node:util'
import { createTransport, type NodemailerError } from 'nodemailer'
import { composeMail } from './compose.ts'
import { MailError, type Mailer, type Sender } from './port.ts'
import { enhancedCodeOf, isFinal } from './smtp-reply.ts'

export type SmtpOptions = {
  /** smtp://user:password@host:587 or smtps://…; nodemailer's query options are understood. */
  url: string
  from: Sender
  /** How long a letter may take, connecting included, in milliseconds. */
  timeoutMs?: number
}

/** As many as the job sends side by side: a letter never waits behind another's slow connection. */
const connections = 5

/** On this machine nobody stands in between; elsewhere the operator has to say so. */
function mayBePlain(url: string): boolean {
  const { hostname, searchParams } = new URL(url)
  const isHere = hostname === 'localhost' || hostname === '[::1]' || /^127\./.test(hostname)
  return isHere || searchParams.get('requireTLS') === 'false'
}

/** The library's code says at which step it failed; what the system said, why: ECONNREFUSED. */
const systemCode = (errno: unknown): string | undefined =>
  typeof errno === 'number' && errno < 0 ? getSystemErrorName(errno) : undefined

function toMailError(failure: Partial<NodemailerError>): MailError {
  const { code, responseCode, response, command, errno } = failure
  const words = [code ?? 'failed', systemCode(errno), responseCode, enhancedCodeOf(response)]
  // The server's own words may repeat the address, so only its codes go on.
  const reason = [...new Set(words)].filter((word) => word !== undefined && word !== null).join(' ')
  // Its no to our login is ours to repair, whatever the code.
  const final = code !== 'EAUTH' && isFinal({ code: responseCode, reply: response, command })
  return new MailError('SMTP', reason, final, {
    refusal: final ? { code: enhancedCodeOf(response) } : null,
  })
}

export function createSmtpMailer({ url, from, timeoutMs = 15_000 }: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    // Without it a server in between could have letters and password in plain text by saying nothing of TLS.
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
        // The limits above are of one silence each; a server that says a byte now and then ends here:
        // the letter fails for now and its connection is closed.
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
    // What the server has taken is the recipient's.
    async *kept() {},
    keptSince: async () => null,
    forget: async () => {},
    async close() {
      transport.close()
    },
  }
}
