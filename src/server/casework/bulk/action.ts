import type { BodyOf } from '#contract/endpoint.ts'
import type { changeMany } from '#contract/staff/bulk.ts'
import type { AuditAction } from '#domain/staff/audit.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import type { TraceEntry } from '../../data/staff/audit.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The change requested for many applications. */
export type Asked = BodyOf<typeof changeMany>['action']

export type By = { staff: StaffActor; now: Date }

/** Changes one locked application in its transaction. Returns the audit details; throws what stands against it. */
export type Action = (
  tx: Tx,
  row: ApplicationRow,
  by: By,
) => Promise<{ action: AuditAction } & Pick<TraceEntry, 'details'>>
