import { referenceOf } from '#domain/application/reference.ts'
import { policy } from '#domain/policy.ts'
import { keptFrom, type RetainedRecord, retainedRecords } from '#domain/retention.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import { lockApplications } from '../data/application/application.ts'
import { takeLetterAttachments } from '../data/correspondence/letter-content.ts'
import { takeEmails } from '../data/correspondence/received-email.ts'
import { bookExpectedBack } from '../data/money/booking.ts'
import { clearExplanations } from '../data/money/payout.ts'
import { emptyReceipts } from '../data/money/receipt.ts'
import { deleteRequestsDoneBefore } from '../data/person/data-request.ts'
import { deleteStoredFileRows } from '../data/person/erasure.ts'
import {
  countDue,
  type DueRecord,
  deleteAttempts,
  deleteErasedApprovals,
  deleteLetters,
  deleteRefundsOf,
  deleteVisits,
  findDue,
  markErased,
  type RetentionLimits,
  takePayments,
} from '../data/person/retention.ts'
import { writeAudit } from '../data/staff/audit.ts'
import type { Tx } from '../platform/db/database.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import type { Services } from '../services.ts'
import { deleteApplication, deleteBytes, deleteConversations, forgetAttempts } from './deletion.ts'
import { sweepOutbox } from './outbox.ts'
import { forgetAddresses } from './requests.ts'

/** When the job runs, in UTC; the dry run shows the next time. */
export const retentionHour = { cron: '30 2 * * *', hours: 2, minutes: 30 } as const

const atOnce = 200

/** Records from this time on are kept. Drafts have their own expiry. */
function limitOf(record: RetainedRecord, now: Date): Date {
  if (record === 'draft') return now
  const from: CalendarDate = keptFrom(record, dayAtSeat(now))
  return new Date(`${from}T00:00:00Z`)
}

const addressLimitOf = (now: Date): Date =>
  new Date(now.getTime() - policy.requestAddressDays * 86_400_000)

const limitsAt = (now: Date): RetentionLimits => ({
  application: limitOf('application', now),
  payment: limitOf('payment', now),
  correspondence: limitOf('correspondence', now),
  conversation: limitOf('conversation', now),
  draft: limitOf('draft', now),
  visits: limitOf('visits', now),
})

/** What the next run would delete, with samples. Changes nothing. */
export async function lookAhead(db: Tx, now: Date) {
  const limits = limitsAt(now)
  const look = async (record: RetainedRecord) => {
    const { count, examples } = await countDue(db, record, limits)
    return {
      record,
      before: limits[record].toISOString(),
      count,
      examples: examples.map(referenceOf),
    }
  }
  return Promise.all(retainedRecords.map(look))
}

export function nextRun(now: Date): Date {
  const next = new Date(now)
  next.setUTCHours(retentionHour.hours, retentionHour.minutes, 0, 0)
  if (next <= now) next.setUTCDate(next.getUTCDate() + 1)
  return next
}

/** Works in batches until nothing is due; returns the number deleted. */
async function inBatches(
  { db }: Services,
  { record, now }: { record: RetainedRecord; now: Date },
  remove: (due: readonly DueRecord[]) => Promise<void>,
): Promise<number> {
  let gone = 0
  for (;;) {
    const rows = await findDue(db, record, limitsAt(now), atOnce)
    if (rows.length > 0) await remove(rows)
    gone += rows.length
    if (rows.length < atOnce) return gone
  }
}

const applicationsOf = (due: readonly { applicationId: number | null }[]): number[] => [
  ...new Set(due.flatMap(({ applicationId }) => applicationId ?? [])),
]

function retainApplications(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'application', now }, async (due) => {
    for (const id of applicationsOf(due)) {
      const keys = await inTransaction(services.db, async (tx) => {
        await lockApplications(tx, [id])
        await bookExpectedBack(tx, id, now)
        return deleteApplication(tx, services, id)
      })
      await deleteBytes(services, keys)
    }
  })
}

function retainPayments(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'payment', now }, (due) =>
    inTransaction(services.db, async (tx) => {
      const ids = due.map(({ id }) => String(id))
      await lockApplications(tx, applicationsOf(due))
      await clearExplanations(tx, { paymentIds: ids })
      await emptyReceipts(tx, ids)
      await deleteRefundsOf(tx, ids)
      const attempts = await takePayments(tx, ids)
      await forgetAttempts(tx, services, attempts)
      await deleteAttempts(tx, attempts)
      await markErased(tx, applicationsOf(due), { paymentsErasedAt: now })
    }),
  )
}

function retainLetters(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'correspondence', now }, async (due) => {
    const ids = due.map(({ id }) => String(id))
    const applications = applicationsOf(due)
    const keys = await inTransaction(services.db, async (tx) => {
      await lockApplications(tx, applications)
      const attached = await takeLetterAttachments(tx, { ids })
      await deleteLetters(tx, ids)
      const keys = [...attached, ...(await takeEmails(tx, { ids }))]
      await deleteStoredFileRows(tx, keys)
      if (applications.length > 0) await markErased(tx, applications, { lettersErasedAt: now })
      return keys
    })
    await deleteBytes(services, keys)
  })
}

function retainConversations(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'conversation', now }, async (due) => {
    const ids = due.map(({ id }) => String(id))
    const keys = await inTransaction(services.db, (tx) => deleteConversations(tx, { ids }))
    await deleteBytes(services, keys)
  })
}

/**
 * Deletes data past its retention. Runs nightly; an interrupted run is continued by the next.
 * Drafts are swept with other short-lived rows.
 */
export async function retain(services: Services, now: Date): Promise<void> {
  const letters = await retainLetters(services, now)
  const conversations = await retainConversations(services, now)
  const payments = await retainPayments(services, now)
  const applications = await retainApplications(services, now)
  await deleteRequestsDoneBefore(services.db, limitOf('correspondence', now))
  await deleteErasedApprovals(services.db, keptFrom('application', dayAtSeat(now)))
  await forgetAddresses(services, addressLimitOf(now))
  await sweepOutbox(services, now)
  // Anonymous sums, so not audited.
  await deleteVisits(services.db, keptFrom('visits', dayAtSeat(now)))
  const details = { applications, payments, letters, conversations }
  const entry = { staffId: null, action: 'retention.ran', requestId: null, at: now } as const
  await writeAudit(services.db, { ...entry, details })
  services.log.info(details, 'retention ran')
}
