import type { ApplicationStatus } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import { recordEvent } from '../data/event.ts'
import type { Tx } from '../db/database.ts'

/**
 * The application, locked until the transaction ends. Throws application.not-found, and
 * application.changed when whoever asks saw another version; without one the newest counts.
 */
export async function lockApplication(tx: Tx, id: number, version: number | undefined) {
  const row = await tx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) throw new AppError('application.not-found')
  if (version !== undefined && version !== row.version) throw new AppError('application.changed')
  return row
}

export type LockedApplication = Awaited<ReturnType<typeof lockApplication>>

export type StaffEvent = {
  kind:
    | 'status-changed'
    | 'noted'
    | 'assigned'
    | 'document-accepted'
    | 'document-rejected'
    | 'approval-added'
    | 'refund-made'
    | 'letter-sent-again'
    | 'person-exported'
    | 'erased'
  from?: ApplicationStatus | null
  to?: ApplicationStatus | null
  /** For colleagues only. */
  note?: string | null
  /** For the traveller. */
  message?: string | null
}

/** One line of the application's history, by a member of staff; answers its number. */
export async function insertStaffEvent(
  tx: Tx,
  about: { applicationId: number; staffId: string; now: Date },
  event: StaffEvent,
): Promise<number> {
  return await recordEvent(tx, {
    applicationId: about.applicationId,
    at: about.now,
    kind: event.kind,
    fromStatus: event.from ?? null,
    toStatus: event.to ?? null,
    actor: 'staff',
    staffId: about.staffId,
    note: event.note ?? null,
    message: event.message ?? null,
  })
}
