import {
  getLetter,
  getLetterAttachment,
  getLetterPage,
  getMailer,
  listLetters,
  sendLetterAgain,
  testEmail,
} from '#contract/staff/letter.ts'
import { findToldLetter } from '../../data/correspondence/letter-list.ts'
import { attachment } from '../../http/attachment.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffCall, staffRoute } from '../../http/staff-route.ts'
import { openStored } from '../../platform/read-stored.ts'
import type { Services } from '../../services.ts'
import { createThrottledAudit } from '../../staff/audit/throttled-audit.ts'
import { lettersOf, letterView } from './list.ts'
import { getAttached, getReadable, letterDetail, letterPage } from './open.ts'
import { sendAgain } from './send-again.ts'
import { sendTestLetter } from './send-test.ts'

const reading = { permission: 'letter.read', limit: perMinute(3000), audit: null } as const
/** Attachments may be visas or agreements. */
const files = {
  permission: ['letter.read', 'document.read'],
  limit: perMinute(3000),
  audit: 'letter.read',
} as const
const sending = { permission: 'letter.send', limit: perMinute(60) } as const

/** Letters for staff, and the state of sending. */
export function letterRoutes(services: Services): Route[] {
  const { db, mailer } = services
  const auditThrottled = createThrottledAudit(db)
  const traceReading = ({ staff, requestId, now, query }: StaffCall<typeof listLetters>) => {
    const { applicationId = null, search = '' } = query
    const entry = { action: 'letter.read', staffId: staff.id, applicationId } as const
    // Searches are audited without the term.
    const details = search === '' ? {} : { details: { searched: true } }
    return auditThrottled(`${applicationId} ${search}`, {
      ...entry,
      ...details,
      requestId,
      at: now,
    })
  }
  const openTraced = async (
    call: StaffCall<typeof getLetter> | StaffCall<typeof getLetterPage>,
  ) => {
    const { id } = call.params
    const { staff, requestId, now } = call
    const row = await getReadable(services, { id, staff })
    const entry = { action: 'letter.read', staffId: staff.id, subject: id } as const
    const about = { applicationId: row.applicationId, requestId, at: now }
    // The page and its frame count as one read.
    await auditThrottled(id, { ...entry, ...about })
    return row
  }
  return [
    // Polled by screens: reads are audited once in a while.
    staffRoute(listLetters, reading, async (call) => {
      const body = await lettersOf(db, call.query)
      await traceReading(call)
      return { status: 200, body }
    }),

    staffRoute(getLetter, reading, async (call) => ({
      status: 200,
      body: await letterDetail(services, await openTraced(call)),
    })),

    staffRoute(getLetterPage, reading, async (call) =>
      letterPage(services, await openTraced(call)),
    ),

    staffRoute(getLetterAttachment, files, async (call) => {
      const { params, staff, trace } = call
      const row = await getReadable(services, { id: params.id, staff })
      const attached = await getAttached(services, row, params.position)
      const details = { attachment: params.position }
      await trace(db, { applicationId: row.applicationId, subject: row.id, details })
      return attachment(await openStored(services, attached.storageKey), attached)
    }),

    staffRoute(sendLetterAgain, { ...sending, audit: 'letter.sent-again' }, async (call) => {
      const id = await sendAgain(services, { ...call, id: call.params.id })
      const letter = await findToldLetter(db, id)
      if (!letter) throw new Error('A letter that is about to be sent is not there')
      return { status: 202, body: { letter: letterView(letter) } }
    }),

    staffRoute(
      testEmail,
      { ...sending, limit: perMinute(10), audit: 'email.tested' },
      async (call) => {
        const { staff, now, body, trace } = call
        const error = await sendTestLetter(services, { to: body.email.trim(), staff, now })
        await trace(db, { details: { sent: error === null } })
        return { status: 200, body: error === null ? {} : { error } }
      },
    ),

    staffRoute(getMailer, reading, async () => {
      const { kind, from } = mailer
      return { status: 200, body: { kind, from: `${from.name} <${from.address}>` } }
    }),
  ]
}
