import { sql } from 'kysely'
import type { AuditAction } from '#domain/staff/audit.ts'
import { addDays } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seatMidnight } from '../money/ledger.ts'

/** The subject of an entry. `subject` is an id other than an application's. */
export type TraceEntry = {
  /** Overrides the route's action, for calls that do several things. */
  action?: AuditAction
  applicationId?: number | null
  subject?: string | null
  /** Codes, counts and ids; never a traveller's data. */
  details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>
}

/** Appends an audit entry. A trigger makes the table immutable. */
export async function writeAudit(
  tx: Tx,
  entry: TraceEntry & {
    staffId: string | null
    action: AuditAction
    requestId: string | null
    at: Date
  },
): Promise<void> {
  await tx
    .insertInto('auditEntry')
    .values({
      at: entry.at,
      staffId: entry.staffId,
      action: entry.action,
      applicationId: entry.applicationId ?? null,
      subject: entry.subject ?? null,
      details: JSON.stringify(entry.details ?? {}),
      requestId: entry.requestId,
    })
    .execute()
}

export type AuditFilter = {
  staffId?: string | undefined
  action?: AuditAction | undefined
  applicationId?: number | undefined
  /** Days at the seat, inclusive. */
  from?: string | undefined
  to?: string | undefined
  cursor?: string | undefined
  limit: number
}

/** One more than the limit, to detect a next page. */
export function findAudit(tx: Tx, filter: AuditFilter) {
  const { staffId, action, applicationId, from, to, cursor } = filter
  return tx
    .selectFrom('auditEntry')
    .leftJoin('staff', 'staff.id', 'auditEntry.staffId')
    .select(['auditEntry.id', 'auditEntry.at', 'auditEntry.staffId', 'staff.name'])
    .select(['auditEntry.action', 'auditEntry.applicationId', 'auditEntry.subject'])
    .select('auditEntry.details')
    .$if(staffId !== undefined, (qb) => qb.where('auditEntry.staffId', '=', staffId ?? ''))
    .$if(action !== undefined, (qb) =>
      qb.where('auditEntry.action', '=', action ?? 'staff.signed-in'),
    )
    .$if(applicationId !== undefined, (qb) =>
      qb.where('auditEntry.applicationId', '=', applicationId ?? 0),
    )
    .$if(from !== undefined, (qb) => qb.where('auditEntry.at', '>=', seatMidnight(from ?? '')))
    .$if(to !== undefined, (qb) =>
      qb.where('auditEntry.at', '<', seatMidnight(addDays(to ?? '', 1))),
    )
    .$if(cursor !== undefined, (qb) => qb.where('auditEntry.id', '<', Number(cursor)))
    .orderBy('auditEntry.id', 'desc')
    .limit(filter.limit + 1)
    .execute()
}

/** The last check of the audit's seals; null before the first. */
export async function findAuditCheck(tx: Tx): Promise<{ at: string; isWhole: boolean } | null> {
  const row = await tx
    .selectFrom('auditEntry')
    .select(['at', sql<boolean>`details ->> 'broken' is null`.as('isWhole')])
    .where('action', '=', 'audit.checked')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { at: row.at.toISOString(), isWhole: row.isWhole } : null
}

/** Whether a test letter was ever sent. */
export async function hasSentTest(tx: Tx): Promise<boolean> {
  const sent = await tx
    .selectFrom('auditEntry')
    .select('id')
    .where('action', '=', 'email.tested')
    .where(sql<boolean>`details @> '{"sent": true}'`)
    .limit(1)
    .executeTakeFirst()
  return sent !== undefined
}
