import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import { type ApplicationRow, changeApplication } from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { findAuthority } from '../../data/staff/colleague.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../alert/alert.ts'

/** Throws staff.not-found unless this colleague may work on applications. */
export async function checkAssignee(tx: Tx, id: string): Promise<void> {
  const found = await findAuthority(tx, id)
  if (!found || !may(found, 'application.work')) throw new AppError('staff.not-found')
}

/**
 * Assigns a locked application to a colleague or nobody, with an event; the assignee is alerted.
 * Idempotent. `staffId`: the author, null for rules.
 */
export async function giveTo(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  staffId: string | null,
  { staffId: by, now }: { staffId: string | null; now: Date },
): Promise<void> {
  if (row.assignedTo === staffId) return
  await changeApplication(tx, row, { assignedTo: staffId })
  await recordEvent(tx, {
    ...{ applicationId: row.id, at: now, kind: 'assigned', note: staffId },
    ...(by ? { actor: 'staff', staffId: by } : { actor: 'system' }),
  })
  if (staffId === null) return
  const concerns = { to: staffId, by, applicationId: row.id, now }
  await alertStaff(tx, services, { kind: 'assigned', ...concerns })
}
