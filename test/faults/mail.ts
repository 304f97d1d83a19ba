import { type MailSink, parseMail, startMailSink } from '../support/mail-sink.ts'
import { lastingPort } from './process.ts'

/** An SMTP server that can be down for a while and remembers all accepted mail. */
export async function startMailPeer() {
  const port = await lastingPort()
  const all: MailSink[] = []
  let sink: MailSink | null = await startMailSink(port)
  all.push(sink)
  return {
    url: sink.url,
    async fall() {
      await sink?.close()
      sink = null
    },
    async rise() {
      sink = await startMailSink(port)
      all.push(sink)
    },
    /** Message-IDs without brackets, by arrival. */
    arrived: (): string[] =>
      all
        .flatMap(({ received }) => received)
        .map(({ raw }) => parseMail(raw).headers.get('message-id')?.slice(1, -1) ?? ''),
    /** Clears the received mail in long runs; returns its number. */
    forget: (): number => all.reduce((sum, { received }) => sum + received.splice(0).length, 0),
    close: async () => sink?.close(),
  }
}
