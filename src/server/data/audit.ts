import type { AuditAction } from '#domain/audit.ts'
import type { Tx } from '../db/database.ts'

/** What an entry is about. `subject` is the id of something else than an application. */
export type TraceEntry = {
  /** Instead of the row's own, where one call does more than one thing. */
  action?: AuditAction
  applicationId?: number | null
  subject?: string | null
  /** Codes, counts and ids; never a traveller's data. */
  details?: Readonly<Record<string, string | number | boolean | null | readonly string[]>>
}

/** Writes one line of the audit. It is never changed again: a trigger of the table sees to that. */
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
