import { beforeEach, expect } from 'vitest'
import { startApp } from '../../../../test/support/app.ts'
import { type Application, openDeciding } from '../../../../test/support/deciding.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { signMail } from '../../../../test/support/mail-signature.ts'
import { changeRows, rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { sendLetters } from '../../../../test/support/send-letters.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import type { NewLetter } from '../../data/correspondence/letter-payload.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { sendLetter } from '../letter/send.ts'

export type MailEvent = {
  id?: string
  type?: string
  messageId?: string
  returnPath?: string
  recipient?: string
  code?: string | null
  at?: string
}

/** Two nodes whose letters go to a real SMTP server, with reports from a mail service. */
export async function openMail() {
  const d = await forFile(openDeciding())
  const other = await forFile(startApp(d.t.services))
  let events = 0
  let mailboxes = 0

  beforeEach(() => {
    d.t.pass(3_600_000)
    d.t.sink.received.length = 0
    d.t.sink.refuseRecipients = null
  })

  const post = (body: string, headers: Record<string, string>, node = 0) =>
    (node === 0 ? d.app : other)
      .browser(`203.0.113.${(events % 250) + 1}`)
      .send('POST', '/api/mail/events', {
        body,
        headers: { 'content-type': 'application/json', origin: 'null', ...headers },
      })

  const mail = {
    d,
    sendAll: () => sendLetters(d.t.services),
    post,
    /** A paid application with its own mailbox. */
    async application(email?: string): Promise<Application & { email: string }> {
      mailboxes += 1
      const contactEmail = email ?? `traveller${mailboxes}@example.org`
      const made = await d.application()
      const paid = { status: 'paid', paymentStatus: 'paid', paidAt: d.t.time.now } as const
      await changeRows(d.db, 'application', { id: made.id }, { contactEmail, ...paid })
      return { ...made, email: contactEmail }
    },
    /** A letter sent to the contact; returns its row. */
    async sent(made: Application & { email: string }, letter: Pick<NewLetter, 'kind'> & object) {
      const application = { id: made.id, contactEmail: made.email, language: 'en' } as const
      const id = await inTransaction(d.db, (tx) =>
        enqueueLetter(tx, d.t.services, { ...letter, application, now: d.t.time.now } as NewLetter),
      )
      await sendLetter(d.t.services, id ?? '')
      return mail.letter(id ?? '')
    },
    /** A paid application with a letter sent to its contact. */
    async linked() {
      const made = await mail.application()
      return { ...made, letterId: (await mail.sent(made, { kind: 'application-link' })).id }
    },
    letter: (id: string) => rowOf(d.db, 'letter', { id }),
    lettersOf: (applicationId: number) => rowsOf(d.db, 'letter', { applicationId }, 'createdAt'),
    /** Sends a signed report, like a mail service. */
    async tell(given: readonly MailEvent[], node = 0) {
      const now = d.t.time.now
      const body = JSON.stringify({
        events: given.map((event) => {
          events += 1
          const usual = { id: `event-${events}`, type: 'bounced', at: now.toISOString() }
          return { ...usual, ...event }
        }),
      })
      const signed = signMail(body, { secret: 'a secret of the tests', at: now })
      const { status, body: answer } = await post(body, signed, node)
      expect(status, JSON.stringify(answer)).toBe(200)
      return answer as { taken: number; repeated: number; unknown: number }
    },
    async eventsOf(id: number) {
      const rows = await rowsOf(d.db, 'applicationEvent', { applicationId: id }, 'id')
      return rows.map(({ kind }) => kind).filter((kind) => /^letters?-re/.test(kind))
    },
    flagsOf: async (applicationId: number) =>
      (await rowOf(d.db, 'applicationWork', { applicationId })).flags,
    /** The warning shown to its traveller. */
    async unreachable(made: Application): Promise<unknown> {
      const { body } = await d.app.owner(made).get(`/api/status?orderId=${made.orderId}`)
      return body.unreachable
    },
    /** Why no reminder goes to an address; undefined if any may. */
    mark: async (address: string) =>
      (await rowsOf(d.db, 'unreachableAddress', { address }))[0]?.reason,
  }
  return mail
}

/** The message id by which a mail service names a letter. */
export const messageIdOf = (kind: string, version: number, id: number) =>
  `<${kind}.${version}.TZ-${String(id).padStart(6, '0')}@karibu.example>`

/** The letter as named by a mail service. */
export const aboutLetter = (
  made: { id: number; email: string },
  kind = 'application-link',
  version = 1,
) => ({ messageId: messageIdOf(kind, version, made.id), recipient: made.email })
