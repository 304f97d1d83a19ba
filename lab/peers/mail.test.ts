import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { expect, onTestFailed, onTestFinished, test } from 'vitest'
import { openBrowser } from '../../test/faults/browser.ts'
import { until } from '../../test/faults/process.ts'
import { startRig } from '../../test/faults/rig.ts'
import { newApplication } from '../../test/faults/traveller.ts'
import { parseMail } from '../../test/support/mail-sink.ts'
import { findProgram, isThere } from '../cluster/programs.ts'
import { mailboxes, startMailServer } from './mail-server.ts'

// In separate packages.
const hasLmtp = existsSync('/usr/lib/dovecot/lmtp')
const dovecot = hasLmtp ? findProgram('dovecot') : null
const isRoot = process.getuid?.() === 0 ? 'root' : null
const here = isThere('letters through Postfix and Dovecot', {
  postfix: findProgram('postfix'),
  'dovecot-imapd, dovecot-lmtpd': dovecot,
  'rights of root, which Postfix starts with': isRoot,
})

test.skipIf(!here)(
  'letters go out, answers come back, and so does what nobody takes',
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'karibu-mail-'))
    await chmod(folder, 0o755)
    const server = await startMailServer(dovecot ?? '', folder)
    const rig = await startRig()
    onTestFinished(async () => {
      await rig.stop()
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    })
    onTestFailed(async () => console.error(await server.said()))
    const node = await rig.startNode({
      SMTP_URL: server.smtpUrl,
      MAIL_FROM: `Karibu Visa <${mailboxes.office}>`,
      INBOX_ADDRESS: mailboxes.office,
      INBOX_URL: server.inboxUrl,
    })
    onTestFailed(() => console.error(node.said()))
    const apply = async (contactEmail: string) => {
      const browser = openBrowser({ origin: rig.origin, address: () => rig.origin, onCall() {} })
      const made = await browser.surely({
        path: '/api/applications',
        json: { ...newApplication(1), contactEmail },
        headers: { 'idempotency-key': crypto.randomUUID() },
      })
      expect(made.status).toBe(201)
      const { id, orderId } = made.body
      // A letter to the application's address.
      const asked = await browser.surely({
        path: '/api/status-check/link',
        json: { applicationId: String(made.body.reference), email: contactEmail },
      })
      expect(asked.status).toBe(204)
      return { id: Number(id), orderId: String(orderId) }
    }
    const { id } = await apply(mailboxes.traveller)
    const [raw = ''] = await until('the letter lies in the mailbox', async () => {
      const found = await server.mailOf(mailboxes.traveller)
      return found.length > 0 ? found : undefined
    })
    const letter = parseMail(raw)
    const replyTo = letter.headers.get('reply-to') ?? ''
    expect(replyTo).toMatch(/visa\+\S+@example\.org/)

    await createTransport(server.smtpUrl).sendMail({
      ...{ from: mailboxes.traveller, to: replyTo, subject: 'Re: your letter' },
      text: 'Is a photo from my phone enough?',
    })
    const answer = await until('the answer is with its application', () =>
      rig.db
        .selectFrom('receivedEmail')
        .select(['applicationId', 'text', 'isKnownSender'])
        .executeTakeFirst(),
    )
    expect(answer).toMatchObject({ applicationId: id, isKnownSender: true })
    expect(answer.text).toContain('Is a photo from my phone enough?')

    const lost = await apply('nobody@traveller.example')
    const returned = await until('what nobody takes has come back', () =>
      rig.db
        .selectFrom('letter')
        .select(['delivery', 'deliveryCode'])
        .where('applicationId', '=', lost.id)
        .where('delivery', '=', 'bounced')
        .executeTakeFirst(),
    )
    expect(returned.deliveryCode).toMatch(/^5\.1\.1/)
  },
  300_000,
)
