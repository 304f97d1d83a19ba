import { type RawBuilder, sql } from 'kysely'
import { referenceOf } from '#domain/application/reference.ts'
import { dayAtSeat } from '#domain/business-day.ts'
import type { CalendarDate } from '#domain/calendar.ts'
import { policy } from '#domain/policy.ts'
import { keptFrom, type RetainedRecord, retainedRecords } from '#domain/retention.ts'
import { lockApplications } from '../data/application.ts'
import { writeAudit } from '../data/audit.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { sweepOutbox } from './outbox.ts'
import { forgetAddresses } from './requests.ts'
import { deleteApplication, deleteBytes, forgetAttempts, takeConversations } from './take-away.ts'

/** When the job runs, in UTC; the dry run says the next time. */
export const retentionHour = { cron: '30 2 * * *', hours: 2, minutes: 30 } as const

const atOnce = 200

type Due = RawBuilder<{ id: string | number; applicationId: number | null }>

/** The first moment whose records stay. Unfinished answers carry their own end. */
function limitOf(record: RetainedRecord, now: Date): Date {
  if (record === 'draft') return now
  const from: CalendarDate = keptFrom(record, dayAtSeat(now))
  return new Date(`${from}T00:00:00Z`)
}

const addressLimitOf = (now: Date): Date =>
  new Date(now.getTime() - policy.requestAddressDays * 86_400_000)

/** What is due to go, oldest first: asked by the dry run and the run alike. */
function dueOf(record: RetainedRecord, now: Date): Due {
  const limit = limitOf(record, now)
  const queries: Record<RetainedRecord, () => Due> = {
    // Old ones, and erased ones whose payments had to be kept until now.
    application: () => sql`select id, id as "applicationId" from application a
      where created_at < ${limit} or (erased_at is not null and paid_at < ${limitOf('payment', now)}
        and not exists (select from payment p where p.application_id = a.id))
      order by id`,
    payment: () => sql`select id, application_id as "applicationId" from payment p
      where captured_at < ${limit}
        and not exists (select from refund r where r.payment_id = p.id and r.state = 'due')
      order by captured_at, id`,
    correspondence: () => sql`select id, application_id as "applicationId" from letter
      where created_at < ${limit} order by created_at, id`,
    conversation: () => sql`select id, application_id as "applicationId" from chat_session
      where last_message_at < ${limit} order by last_message_at, id`,
    draft: () => sql`select session_id as id, null::bigint as "applicationId" from draft
      where expires_at <= ${limit} order by expires_at, id`,
    visits: () => sql`select page as id, null::bigint as "applicationId" from visit_count
      where day < ${keptFrom('visits', dayAtSeat(now))} order by day`,
  }
  return queries[record]()
}

/** What the next run would take away, and a few of each to look at. Changes nothing. */
export async function lookAhead(db: Tx, now: Date) {
  const look = async (record: RetainedRecord) => {
    const { rows } = await sql<{ count: number; examples: number[] | null }>`
      select count(*)::int as count,
        (array_agg("applicationId") filter (where "applicationId" is not null))[1:5] as examples
      from (${dueOf(record, now)}) due`.execute(db)
    return {
      record,
      before: limitOf(record, now).toISOString(),
      count: rows[0]?.count ?? 0,
      examples: (rows[0]?.examples ?? []).map((id) => referenceOf(Number(id))),
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

/** Does the work batch by batch, until nothing is due; answers how many went. */
async function inBatches(
  { db }: Services,
  { record, now }: { record: RetainedRecord; now: Date },
  takeAway: (due: { id: string | number; applicationId: number | null }[]) => Promise<void>,
): Promise<number> {
  let gone = 0
  for (;;) {
    const { rows } = await sql<{ id: string | number; applicationId: number | null }>`
      select * from (${dueOf(record, now)}) due limit ${atOnce}`.execute(db)
    if (rows.length > 0) await takeAway(rows)
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
      await tx.deleteFrom('refund').where('paymentId', 'in', ids).execute()
      const paid = await tx
        .deleteFrom('payment')
        .where('id', 'in', ids)
        .returning('attemptId')
        .execute()
      const attempts = paid.map(({ attemptId }) => attemptId)
      await forgetAttempts(tx, services, attempts)
      await tx.deleteFrom('paymentAttempt').where('id', 'in', attempts).execute()
      await tx
        .updateTable('application')
        .set({ paymentsErasedAt: now })
        .where('id', 'in', applicationsOf(due))
        .execute()
    }),
  )
}

function retainLetters(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'correspondence', now }, (due) =>
    inTransaction(services.db, async (tx) => {
      const ids = due.map(({ id }) => String(id))
      const applications = applicationsOf(due)
      await lockApplications(tx, applications)
      await tx.deleteFrom('letter').where('id', 'in', ids).execute()
      if (applications.length === 0) return
      await tx
        .updateTable('application')
        .set({ lettersErasedAt: now })
        .where('id', 'in', applications)
        .execute()
    }),
  )
}

function retainConversations(services: Services, now: Date): Promise<number> {
  return inBatches(services, { record: 'conversation', now }, async (due) => {
    const ids = due.map(({ id }) => String(id))
    await inTransaction(services.db, (tx) => takeConversations(tx, sql`id in (${sql.join(ids)})`))
  })
}

/**
 * Takes away what is older than we promise to keep it. Runs every night; a run that was broken off is
 * finished by the next. Unfinished answers are swept with other short-lived rows.
 */
export async function retain(services: Services, now: Date): Promise<void> {
  const letters = await retainLetters(services, now)
  const conversations = await retainConversations(services, now)
  const payments = await retainPayments(services, now)
  const applications = await retainApplications(services, now)
  await services.db
    .deleteFrom('dataRequest')
    .where('doneAt', '<', limitOf('correspondence', now))
    .execute()
  await services.db
    .deleteFrom('erasedApproval')
    .where('sentOn', '<', keptFrom('application', dayAtSeat(now)))
    .execute()
  await forgetAddresses(services, addressLimitOf(now))
  await sweepOutbox(services, now)
  // Sums without persons: the audit need not know.
  await services.db
    .deleteFrom('visitCount')
    .where('day', '<', keptFrom('visits', dayAtSeat(now)))
    .execute()
  const details = { applications, payments, letters, conversations }
  const entry = { staffId: null, action: 'retention.ran', requestId: null, at: now } as const
  await writeAudit(services.db, { ...entry, details })
  services.log.info(details, 'retention ran')
}
