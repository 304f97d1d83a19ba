import type { AnswerOf } from '#contract/endpoint.ts'
import type { listAlerts } from '#contract/staff/alert.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { alertKindsOf, alertPlace } from '#domain/staff/alert.ts'
import { countUnread, findAlerts, markAllRead, markRead } from '../../data/staff/alert.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'

const mostShown = 50

/** The bell's content, without what the role may no longer see. */
export async function unreadOf(
  tx: Tx,
  { id, authority }: StaffActor,
): Promise<AnswerOf<typeof listAlerts>> {
  const kinds = alertKindsOf(authority)
  if (kinds.length === 0) return { alerts: [], unread: 0 }
  const rows = await findAlerts(tx, id, kinds, mostShown)
  return {
    alerts: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      reference: row.applicationId === null ? null : referenceOf(row.applicationId),
      place: alertPlace(row),
      at: row.createdAt.toISOString(),
      readAt: row.readAt?.toISOString() ?? null,
    })),
    unread: await countUnread(tx, id, kinds),
  }
}

/** False for somebody else's. */
export const readOne = (tx: Tx, { id }: StaffActor, alertId: string, now: Date): Promise<boolean> =>
  markRead(tx, id, { id: alertId, now })

export const readAll = (
  tx: Tx,
  { id }: StaffActor,
  moments: { until: Date; now: Date },
): Promise<void> => markAllRead(tx, id, moments)
