import { type SqlBool, sql } from 'kysely'
import type { StateBefore } from '#domain/application/undo.ts'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../../platform/db/database.ts'

export type NewHeld = {
  applicationId: number
  staffId: string
  madeAt: Date
  until: Date
  letterId: string
  eventIds: readonly number[]
  visaIds: readonly string[]
  before: StateBefore
}

export async function insertHeld(tx: Tx, { before, eventIds, visaIds, ...held }: NewHeld) {
  await tx
    .insertInto('heldDecision')
    .values({
      ...held,
      eventIds: [...eventIds],
      visaIds: [...visaIds],
      before: JSON.stringify(before),
    })
    .execute()
}

type Kept = Record<string, unknown>

const moment = (text: unknown): Date | null => (typeof text === 'string' ? new Date(text) : null)

/** JSON has no dates. */
function standingOf(kept: unknown): StateBefore {
  const { application, applicants } = kept as { application: Kept; applicants: Kept[] }
  return {
    application: {
      ...(application as StateBefore['application']),
      paidAt: moment(application.paidAt),
      processedAt: moment(application.processedAt),
      approvedAt: moment(application.approvedAt),
      documentsAskedAt: moment(application.documentsAskedAt),
    },
    applicants: applicants.map((kept) => {
      const applicant = kept as StateBefore['applicants'][number]
      const { handOver } = applicant
      return {
        ...applicant,
        filedAt: moment(kept.filedAt),
        decidedAt: moment(kept.decidedAt),
        ...(handOver && { handOver: { ...handOver, at: new Date(handOver.at) } }),
      }
    }),
  }
}

export type Held = Awaited<ReturnType<typeof findHeldOf>>[number]

/** Decisions about an application not yet announced, newest first. */
export const findHeld = (tx: Tx, applicationId: number, now: Date) =>
  findHeldOf(tx, [applicationId], now)

/** The same for several applications. */
export async function findHeldOf(tx: Tx, applicationIds: readonly number[], now: Date) {
  if (applicationIds.length === 0) return []
  const rows = await tx
    .selectFrom('heldDecision')
    .selectAll()
    .where('applicationId', 'in', applicationIds)
    .where('undoneAt', 'is', null)
    .where('until', '>', now)
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    ...row,
    eventIds: row.eventIds.map(Number),
    before: standingOf(row.before),
  }))
}

/**
 * While a decision can be undone, requests of the traveller wait: a refusal would reveal it, and
 * its basis must not change. Throws application.held.
 */
export async function refuseHeld(tx: Tx, applicationId: number, now: Date): Promise<void> {
  if ((await findHeld(tx, applicationId, now)).length > 0) throw new AppError('application.held')
}

/** The application of a decision, and when it was undone; undefined once announced. */
export function findApplicationOfHeld(tx: Tx, id: number) {
  return tx
    .selectFrom('heldDecision')
    .select(['applicationId', 'undoneAt'])
    .where('id', '=', id)
    .executeTakeFirst()
}

/** Whether another decision about its application followed and stands. */
export async function isDecidedSince(
  tx: Tx,
  { applicationId, eventIds }: Pick<Held, 'applicationId' | 'eventIds'>,
): Promise<boolean> {
  const later = await tx
    .selectFrom('applicationEvent as e')
    .select('e.id')
    .where('e.applicationId', '=', applicationId)
    .where('e.kind', 'in', ['applicant-moved', 'status-changed', 'approval-added'])
    .where('e.id', '>', Math.max(...eventIds))
    .where(({ not }) => not(isUndone('e.id', 'e.applicationId')))
    .limit(1)
    .executeTakeFirst()
  return later !== undefined
}

/** Undone events of an application's decisions. */
export async function findUndone(tx: Tx, applicationId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('heldDecision')
    .select('eventIds')
    .where('applicationId', '=', applicationId)
    .where('undoneAt', 'is not', null)
    .execute()
  return new Set(rows.flatMap(({ eventIds }) => eventIds.map(Number)))
}

/** Whether an event's decision was undone; `id` and `applicationId` are SQL. */
export const isUndone = (id: string, applicationId: string) => sql<SqlBool>`exists (
  select from held_decision h where h.application_id = ${sql.ref(applicationId)}
    and h.undone_at is not null and ${sql.ref(id)} = any(h.event_ids))`

/** The same, or whether it can still be. */
export const isUntold = (id: string, applicationId: string, now: Date) => sql<SqlBool>`exists (
  select from held_decision h where h.application_id = ${sql.ref(applicationId)}
    and (h.undone_at is not null or h.until > ${now}) and ${sql.ref(id)} = any(h.event_ids))`

/** Undoes a decision with those events; false if it was announced or undone before. */
export async function markUndone(
  tx: Tx,
  { id, eventIds }: Pick<Held, 'id' | 'eventIds'>,
  now: Date,
): Promise<boolean> {
  const undone = await tx
    .updateTable('heldDecision')
    .set({ undoneAt: now, eventIds, before: '{}' })
    .where('id', '=', id)
    .where('undoneAt', 'is', null)
    .where('until', '>', now)
    .returning('id')
    .execute()
  return undone.length > 0
}

/** The decision that a letter tells, until it is told or undone. */
export function findHeldOfLetter(tx: Tx, letterId: string) {
  return tx
    .selectFrom('heldDecision')
    .select(['id', 'applicationId', 'until'])
    .where('letterId', '=', letterId)
    .where('undoneAt', 'is', null)
    .executeTakeFirst()
}

/** From then on neither it nor earlier decisions can be undone: an approval implies the filing. */
export async function deleteHeld(tx: Tx, applicationId: number, id: number): Promise<void> {
  await tx
    .deleteFrom('heldDecision')
    .where('applicationId', '=', applicationId)
    .where('id', '<=', id)
    .where('undoneAt', 'is', null)
    .execute()
}

/** Whether its decision was undone. */
export async function isOfUndone(tx: Tx, letterId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('heldDecision')
    .select('id')
    .where('letterId', '=', letterId)
    .where('undoneAt', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
}

/** The newest final decision by application: their letters wait for other reasons. */
export async function findFinal(tx: Tx, now: Date) {
  return tx
    .selectFrom('heldDecision')
    .select('applicationId')
    .select(({ fn }) => fn.max<number>('id').as('id'))
    .where('undoneAt', 'is', null)
    .where('until', '<=', now)
    .groupBy('applicationId')
    .execute()
}
