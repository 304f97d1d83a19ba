import { sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import { lockApplications } from '../application/application.ts'

export type HandOver = { by: string; to: string | null; at: Date }

/** Hands travellers over to a chosen second person, or to anybody. */
export async function setHandOver(
  tx: Tx,
  applicantIds: readonly number[],
  { by, to, at }: HandOver,
): Promise<void> {
  await tx
    .updateTable('applicant')
    .set({ handedOverBy: by, handedOverTo: to, handedOverAt: at })
    .where('id', 'in', applicantIds)
    .execute()
}

/** Ends the hand-overs of an application, or only those by others than `except`; returns by whom they were. */
export async function endHandOvers(
  tx: Tx,
  applicationId: number,
  { except = null }: { except?: string | null } = {},
): Promise<string[]> {
  const { rows } = await sql<{ by: string }>`
    update applicant set handed_over_by = null, handed_over_to = null, handed_over_at = null
    from (select id, handed_over_by from applicant where application_id = ${applicationId}
      and handed_over_at is not null and handed_over_by is distinct from ${except}::text) was
    where applicant.id = was.id returning was.handed_over_by as by`.execute(tx)
  return [...new Set(rows.map(({ by }) => by))]
}

/** Gives what was handed over to a colleague to any second person; returns by whom, by application. */
export async function freeHandOversTo(tx: Tx, to: string) {
  const rows = await tx
    .selectFrom('applicant')
    .select(['applicationId', 'handedOverBy'])
    .distinct()
    .where('handedOverTo', '=', to)
    // Few have it, and are indexed by it.
    .where('handedOverAt', 'is not', null)
    .execute()
  if (rows.length === 0) return []
  const ids = rows.map(({ applicationId }) => applicationId)
  await lockApplications(tx, ids)
  await tx
    .updateTable('applicant')
    .set({ handedOverTo: null })
    .where('applicationId', 'in', ids)
    .where('handedOverTo', '=', to)
    .execute()
  return rows
}

/** The subject of the hand-over has changed. */
export async function endHandOverOf(tx: Tx, applicantId: number): Promise<void> {
  await tx
    .updateTable('applicant')
    .set({ handedOverBy: null, handedOverTo: null, handedOverAt: null })
    .where('id', '=', applicantId)
    .where('handedOverAt', 'is not', null)
    .execute()
}

/**
 * The travellers of whom a hand-over would have ended since: all were sent or taken back, or a
 * document of theirs changed.
 */
export async function findEndedSince(
  tx: Tx,
  applicationId: number,
  { eventId, at }: { eventId: number; at: Date },
): Promise<ReadonlySet<number>> {
  const { rows } = await sql<{ id: number }>`
    select p.id from applicant p where p.application_id = ${applicationId} and (
      exists (select from application_event e where e.application_id = p.application_id
        and e.kind in ('taken-back', 'sent-back') and e.id > ${eventId})
      or exists (select from document d where d.applicant_id = p.id and (d.created_at > ${at}
        or d.removed_at > ${at} or (d.reviewed_at > ${at} and d.review <> 'accepted'))))`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** How the application was sent back, unless it was handed over again since. */
export async function findSentBack(tx: Tx, applicationId: number) {
  const last = await tx
    .selectFrom('applicationEvent')
    .select(['kind', 'staffId', 'at', 'note'])
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', ['handed-over', 'sent-back'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.kind === 'sent-back' ? last : null
}

/** The hand-overs of an application's travellers. */
export async function findHandOvers(
  tx: Tx,
  applicationId: number,
): Promise<ReadonlyMap<number, HandOver>> {
  const rows = await tx
    .selectFrom('applicant')
    .select(['id', 'handedOverBy', 'handedOverTo', 'handedOverAt'])
    .where('applicationId', '=', applicationId)
    .where('handedOverAt', 'is not', null)
    .execute()
  return new Map(
    rows.flatMap(({ id, handedOverBy: by, handedOverTo: to, handedOverAt: at }) =>
      by && at ? [[id, { by, to, at }] as const] : [],
    ),
  )
}
