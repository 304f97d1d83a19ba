import { sql } from 'kysely'
import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import type { DocumentType } from '#domain/document/document.ts'
import type { Tx } from '../../platform/db/database.ts'

/** A decision about one applicant, as stored in its columns. */
export type StateChange = {
  state: ApplicantState
  /** Reason of a rejection or withdrawal; cleared for other states. */
  reason: string | null
  /** Absent: unchanged. */
  portalNumber?: string | null
  at: Date
}

export async function setApplicantState(
  tx: Tx,
  { id, filedAt }: { id: number; filedAt: Date | null },
  { state, reason, portalNumber, at }: StateChange,
): Promise<void> {
  const isBefore = state === 'collecting' || state === 'ready'
  await tx
    .updateTable('applicant')
    .set({
      state,
      stateReason: state === 'rejected' || state === 'withdrawn' ? reason : null,
      filedAt: isBefore ? null : state === 'filed' ? (filedAt ?? at) : filedAt,
      decidedAt: isDecidedState(state) ? at : null,
      // The hand-over is done, or has lost its subject.
      ...{ handedOverBy: null, handedOverTo: null, handedOverAt: null },
      ...(portalNumber !== undefined && { portalNumber }),
    })
    .where('id', '=', id)
    .execute()
}

/** Restores the times of filing and decision after an undo. */
export async function restoreMoments(
  tx: Tx,
  applicants: readonly { id: number; filedAt: Date | null; decidedAt: Date | null }[],
): Promise<void> {
  for (const { id, filedAt, decidedAt } of applicants) {
    await tx.updateTable('applicant').set({ filedAt, decidedAt }).where('id', '=', id).execute()
  }
}

/**
 * Sets for all unfiled applicants whether they are ready: the application is handed over, each
 * `required` document is there, and none is rejected. The only place that decides this.
 */
export async function refreshReadiness(
  tx: Tx,
  applicationId: number,
  required: readonly DocumentType[],
): Promise<void> {
  await sql`
    with fact as (
      select p.id, case when a.completed_at is not null
          and count(d.id) filter (where d.document_type = any(${required}::text[])) = ${required.length}::int
          and count(d.id) filter (where d.review = 'rejected') = 0
        then 'ready' else 'collecting' end as state
      from applicant p join application a on a.id = p.application_id
      left join document d on d.applicant_id = p.id and d.current
      where p.application_id = ${applicationId} and p.state in ('collecting', 'ready')
      group by p.id, a.completed_at)
    update applicant set state = fact.state from fact
    where applicant.id = fact.id and applicant.state <> fact.state`.execute(tx)
}

/** Portal numbers by applicant. */
export async function findPortalNumbers(
  tx: Tx,
  applicationId: number,
): Promise<ReadonlyMap<number, string | null>> {
  const rows = await tx
    .selectFrom('applicant')
    .select(['id', 'portalNumber'])
    .where('applicationId', '=', applicationId)
    .execute()
  return new Map(rows.map(({ id, portalNumber }) => [id, portalNumber]))
}

/**
 * Corrects the details of an unchanged state: the portal number, or the reason of a rejection.
 * False if nothing changed; without a reason the current one stays.
 */
export async function keepStateDetails(
  tx: Tx,
  row: {
    id: number
    stateReason: string | null
    portalNumber: string | null
    state: ApplicantState
  },
  given: { reason: string | null; portalNumber?: string | null },
): Promise<boolean> {
  const hasReason = row.state === 'rejected' || row.state === 'withdrawn'
  const stateReason = (hasReason && given.reason) || row.stateReason
  const portalNumber = given.portalNumber === undefined ? row.portalNumber : given.portalNumber
  if (stateReason === row.stateReason && portalNumber === row.portalNumber) return false
  await tx
    .updateTable('applicant')
    .set({ stateReason, portalNumber })
    .where('id', '=', row.id)
    .execute()
  return true
}

export async function getApplicantState(tx: Tx, id: number): Promise<ApplicantState> {
  const { state } = await tx
    .selectFrom('applicant')
    .select('state')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return state
}
