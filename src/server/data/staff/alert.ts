import { type Insertable, sql } from 'kysely'
import type { AlertKind, AlertWay } from '#domain/staff/alert.ts'
import type { CalendarDate } from '#domain/time/calendar.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { StaffAlert } from '../../platform/db/schema.ts'
import { heldColumns, withAuthority } from './role.ts'

/** Active colleagues with their setting for a kind; null if unset. */
export async function findRecipients(tx: Tx, kind: AlertKind) {
  const rows = await tx
    .selectFrom('staff')
    .innerJoin('staffRole', 'staffRole.id', 'staff.role')
    .leftJoin('staffAlertChoice as choice', (join) =>
      join.onRef('choice.staffId', '=', 'staff.id').on('choice.kind', '=', kind),
    )
    .select(['staff.id', 'staff.email', 'staff.language', 'choice.ways as choice'])
    .select(heldColumns)
    .where('staff.disabledAt', 'is', null)
    .orderBy('staff.id')
    .execute()
  return rows.map(withAuthority)
}

/** Stores alerts; returns the ids of those that are new or unread. */
export async function insertAlerts(
  tx: Tx,
  alerts: readonly Insertable<StaffAlert>[],
): Promise<string[]> {
  const rows = await tx
    .insertInto('staffAlert')
    .values(alerts)
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** One alert with its recipient's current account; undefined if that is closed. */
export async function findAlert(tx: Tx, id: string) {
  const row = await tx
    .selectFrom('staffAlert')
    .innerJoin('staff', 'staff.id', 'staffAlert.staffId')
    .innerJoin('staffRole', 'staffRole.id', 'staff.role')
    .selectAll('staffAlert')
    .select(['staff.name', 'staff.language'])
    .select(heldColumns)
    .where('staffAlert.id', '=', id)
    .where('staff.disabledAt', 'is', null)
    .executeTakeFirst()
  return row && withAuthority(row)
}

const shown = (staffId: string, kinds: readonly AlertKind[]) =>
  sql<boolean>`staff_id = ${staffId} and 'page' = any (ways) and kind = any (${[...kinds]})`

/** Somebody's alerts, newest first. */
export function findAlerts(tx: Tx, staffId: string, kinds: readonly AlertKind[], limit: number) {
  return tx
    .selectFrom('staffAlert')
    .select(['id', 'kind', 'applicationId', 'chatSessionId', 'createdAt', 'readAt'])
    .where(shown(staffId, kinds))
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUnread(
  tx: Tx,
  staffId: string,
  kinds: readonly AlertKind[],
): Promise<number> {
  const { count } = await tx
    .selectFrom('staffAlert')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where(shown(staffId, kinds))
    .where('readAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Marks an own alert as read, keeping the first time; false if it is not theirs. */
export async function markRead(
  tx: Tx,
  staffId: string,
  { id, now }: { id: string; now: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('staffAlert')
    .set(({ fn, val }) => ({ readAt: fn.coalesce('readAt', val(now)) }))
    .where('id', '=', id)
    .where('staffId', '=', staffId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Marks all of somebody's alerts up to a moment. */
export async function markAllRead(
  tx: Tx,
  staffId: string,
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  await tx
    .updateTable('staffAlert')
    .set({ readAt: now })
    .where('staffId', '=', staffId)
    .where('readAt', 'is', null)
    .where('createdAt', '<=', until)
    .execute()
}

export function findChoices(tx: Tx, staffId: string) {
  return tx
    .selectFrom('staffAlertChoice')
    .select(['kind', 'ways'])
    .where('staffId', '=', staffId)
    .execute()
}

export async function putChoices(
  tx: Tx,
  staffId: string,
  choices: readonly { kind: AlertKind; ways: AlertWay[] }[],
): Promise<void> {
  await tx
    .insertInto('staffAlertChoice')
    .values(choices.map((choice) => ({ staffId, ...choice })))
    .onConflict((oc) =>
      oc.columns(['staffId', 'kind']).doUpdateSet({ ways: (eb) => eb.ref('excluded.ways') }),
    )
    .execute()
}

/** Alerts for a morning digest: from before `until`, or already in that day's. */
const waitingForDigest = (day: CalendarDate, until: Date) =>
  sql<boolean>`digest_on is null and 'digest' = any (ways)
    and (read_at is null or not 'page' = any (ways))
    and (staff_alert.created_at < ${until} or occasion = ${day})`

/** Colleagues due for a digest who got none that day. */
export async function findDigestReaders(
  tx: Tx,
  { day, until }: { day: CalendarDate; until: Date },
): Promise<string[]> {
  const rows = await tx
    .selectFrom('staffAlert')
    .innerJoin('staff', 'staff.id', 'staffAlert.staffId')
    .select('staff.id')
    .distinct()
    .where('staff.disabledAt', 'is', null)
    .where(waitingForDigest(day, until))
    .where(
      sql<boolean>`not exists (select from staff_alert d
        where d.staff_id = staff.id and d.digest_on = ${day})`,
    )
    .execute()
  return rows.map(({ id }) => id)
}

/** Adds waiting alerts to a digest; returns their number. */
export async function takeIntoDigest(
  tx: Tx,
  staffId: string,
  { day, until }: { day: CalendarDate; until: Date },
): Promise<number> {
  const rows = await tx
    .updateTable('staffAlert')
    .set({ digestOn: day })
    .where('staffId', '=', staffId)
    .where(waitingForDigest(day, until))
    .returning('id')
    .execute()
  return rows.length
}

/** A digest's alerts, oldest first. */
export function findInDigest(tx: Tx, staffId: string, day: CalendarDate) {
  return tx
    .selectFrom('staffAlert')
    .select(['kind', 'applicationId', 'chatSessionId', 'createdAt'])
    .where('staffId', '=', staffId)
    .where('digestOn', '=', day)
    .orderBy('createdAt')
    .orderBy('id')
    .execute()
}

export async function deleteOldAlerts(tx: Tx, before: Date): Promise<void> {
  await tx.deleteFrom('staffAlert').where('createdAt', '<=', before).execute()
}
