import type { BodyOf } from '#contract/endpoint.ts'
import type { changeMany } from '#contract/staff/bulk.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { TraceEntry } from '../../data/staff/audit.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'

/** What is asked for many applications at once. */
export type Asked = BodyOf<typeof changeMany>['action']

export type By = { staff: StaffActor; now: Date }

/**
 * What one row comes to: everything in its transaction, behind its lock. Answers what the audit keeps of
 * it; throws what stands against it.
 */
export type Action = (
  tx: Tx,
  row: ApplicationRow,
  by: By,
) => Promise<{ action: AuditAction } & Pick<TraceEntry, 'details'>>
