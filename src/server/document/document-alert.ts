import { documentsKind } from '#domain/staff/alert.ts'
import type { ApplicationRow } from '../data/application/application.ts'
import type { Tx } from '../platform/db/database.ts'
import type { Services } from '../services.ts'
import { alertStaff } from '../staff/alert/alert.ts'

/** Alerts an application's colleague to new documents, or those who subscribed if it is unassigned. */
export function alertAboutDocuments(
  tx: Tx,
  services: Services,
  { id: applicationId, assignedTo }: Pick<ApplicationRow, 'id' | 'assignedTo'>,
  now: Date,
): Promise<void> {
  const kind = documentsKind(assignedTo)
  return alertStaff(tx, services, { kind, to: assignedTo, applicationId, now })
}
