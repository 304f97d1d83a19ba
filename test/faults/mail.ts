import { type MailSink, parseMail, startMailSink } from '../support/mail-sink.ts'
import { lastingPort } from './process.ts'

/** An SMTP server that can be away for a while and remembers everything that it ever accepted. */
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
    /** Message-IDs without brackets, in the order of arrival. */
    arrived: (): string[] =>
      all
        .flatMap(({ received }) => received)
        .map(({ raw }) => parseMail(raw).headers.get('message-id')?.slice(1, -1) ?? ''),
    /** Forgets what has arrived, where an hour of it would be too much; answers how much it was. */
    forget: (): number => all.reduce((sum, { received }) => sum + received.splice(0).length, 0),
    close: async () => sink?.close(),
  }
}
