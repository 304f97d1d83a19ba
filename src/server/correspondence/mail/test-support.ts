import { startApp } from '../../../../test/support/app.ts'
import { forFile } from '../../../../test/support/for-file.ts'
import { signMail } from '../../../../test/support/mail-signature.ts'
import { rowOf, rowsOf } from '../../../../test/support/rows.ts'
import { insertExample, startServices } from '../../../../test/support/services.ts'
import { signIn } from '../../../../test/support/staff.ts'
import { contact } from '../../../../test/support/written-email.ts'
import { refreshWork } from '../../data/casework/work.ts'
import type { Services } from '../../services.ts'
import { type ReplySubject, replyAddress } from '../reply-address.ts'
import { parseEmail } from './parse.ts'
import { takeEmail } from './take.ts'
import { takeApart } from './take-apart.ts'

/** In this process, which need not be started for each. */
export const parseHere = (given: Parameters<typeof parseEmail>[0]) => parseEmail(given, takeApart)

/** A server that receives e-mail, with a colleague who handles it. */
export async function startInbound() {
  const t = await forFile(startServices())
  const app = await forFile(startApp(t.services))
  const staff = await signIn(app, { role: 'agent', name: 'Neema Sample' })

  const addressOf = (subject: ReplySubject) =>
    replyAddress(t.services.linkKey, 'visa@karibu.example', subject)

  /** Moves the clock, so that the next one is the newest. */
  const later = (seconds = 60) => t.pass(seconds * 1000)

  /** A signed delivery by a mail service. */
  async function handOver(raw: string | Buffer, headers: Record<string, string> = {}) {
    const secret = t.services.inboundSecret ?? ''
    const signed = signMail(raw, { secret, at: t.time.now })
    const response = await fetch(`${app.origin}/api/mail/inbound`, {
      method: 'POST',
      body: new Uint8Array(Buffer.from(raw)),
      headers: { 'content-type': 'message/rfc822', ...signed, ...headers },
    })
    const answer = response.status === 202 ? {} : await response.json()
    return { status: response.status, code: answer.code as string | undefined }
  }

  async function application() {
    const made = await insertExample(t.services, {
      details: { contactEmail: contact },
      now: t.time.now,
    })
    await refreshWork(t.services.db, [made.id])
    return { ...made, address: addressOf({ of: 'application', id: made.id }) }
  }

  const emails = () => rowsOf(t.services.db, 'receivedEmail', {}, 'receivedAt')
  const filesOf = (emailId: string) =>
    rowsOf(t.services.db, 'receivedFile', { emailId }, 'position')
  async function lastEmail() {
    const found = (await emails()).at(-1)
    if (!found) throw new Error('No email was kept')
    return { ...found, files: await filesOf(found.id) }
  }
  /** Takes an e-mail, the newest, on a node with these changes. */
  async function take(raw: string, changes: Partial<Services> = {}) {
    later(1)
    const bytes = Buffer.from(raw)
    await takeEmail({ ...app.services, ...changes }, { bytes, isWhole: true }, undefined, parseHere)
    return lastEmail()
  }
  const hasMessage = async (applicationId: number) =>
    (await rowOf(t.services.db, 'applicationWork', { applicationId })).hasMessage

  return {
    ...{ t, app, staff },
    ...{ later, addressOf, handOver, take, application, emails, filesOf, lastEmail, hasMessage },
  }
}
