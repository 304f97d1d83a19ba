import { signMail } from '../../test/support/mail-signature.ts'
import { emailOf } from '../../test/support/written-email.ts'
import { drawPassport } from './files.ts'
import { findInLetters } from './outbox.ts'
import type { Application } from './traveller.ts'

/** The demo's mailbox: e-mails are delivered as by a mail service, signed. */
export const inbox = {
  INBOX_ADDRESS: 'visa@example.org',
  INBOUND_SECRET: 'the mail service of the demo',
} as const

export type Post = { origin: string; outbox: string; now: () => number }

async function handOver({ origin, now }: Post, raw: string): Promise<void> {
  const signed = signMail(raw, { secret: inbox.INBOUND_SECRET, at: new Date(now()) })
  const answer = await fetch(`${origin}/api/mail/inbound`, {
    method: 'POST',
    body: raw,
    headers: { 'content-type': 'message/rfc822', ...signed },
  })
  if (!answer.ok) throw new Error(`POST /api/mail/inbound: ${answer.status}`)
}

/** The traveller replies to a letter, with the passport page attached. */
export async function answerByEmail(post: Post, { family }: Application): Promise<void> {
  const { email, contactName, applicants } = family
  const to = await findInLetters(post.outbox, email, /^Reply-To: .*?([\w.]+\+a\w+@[\w.]+)/m)
  const [first] = applicants
  const page = await drawPassport(contactName, first?.passportNumber ?? '')
  await handOver(
    post,
    emailOf({
      ...{ from: `${contactName} <${email}>`, to, subject: 'Re: Your visa' },
      text: 'Here is the page once more, in daylight.\r\n\r\n> We need a new picture of a document.\r\n',
      files: [{ name: 'passport.jpg', type: 'image/jpeg', bytes: page }],
    }),
  )
}

/** An e-mail without an application's address, to be assigned. */
export const writeToTheOffice = (post: Post): Promise<void> =>
  handOver(
    post,
    emailOf({
      from: 'Max Muster <max@example.org>',
      to: inbox.INBOX_ADDRESS,
      subject: 'My visa',
      text: 'Good morning, when may I expect my visa?',
    }),
  )
