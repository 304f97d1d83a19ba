import { type Insertable, type RawBuilder, sql } from 'kysely'
import type { CancellationDecision, CancellationState } from '#domain/application/cancellation.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { CancellationRequest } from '../../platform/db/schema.ts'
import { isDisputed } from './dispute.ts'

/** A request's travellers in application order. */
const applicantIds = sql<number[]>`(select coalesce(jsonb_agg(p.id order by p.position), '[]')
  from cancellation_applicant c join applicant p on p.id = c.applicant_id
  where c.request_id = cancellation_request.id)`

const withApplicants = (tx: Tx) =>
  tx
    .selectFrom('cancellationRequest')
    .leftJoin('staff', 'staff.id', 'cancellationRequest.decidedBy')
    .selectAll('cancellationRequest')
    .select(['staff.name as staffName', applicantIds.as('applicantIds')])

/** Whether a traveller asked to cancel and was not answered yet. */
export const isLeaving = (applicantId: RawBuilder<unknown>) => sql<boolean>`exists (
  select from cancellation_applicant c where c.applicant_id = ${applicantId} and c.state = 'open')`

/** Those of an application who asked to cancel and were not answered yet. */
export async function findLeaving(tx: Tx, applicationId: number): Promise<ReadonlySet<number>> {
  const rows = await tx
    .selectFrom('applicant')
    .select('id')
    .where('applicationId', '=', applicationId)
    .where(isLeaving(sql`applicant.id`))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

export type CancellationRow = NonNullable<Awaited<ReturnType<typeof findCancellation>>>

export function findCancellation(tx: Tx, id: string) {
  return withApplicants(tx).where('cancellationRequest.id', '=', id).executeTakeFirst()
}

/** An application's requests, newest first. */
export function findCancellationsOf(tx: Tx, applicationId: number) {
  return withApplicants(tx)
    .where('applicationId', '=', applicationId)
    .orderBy('cancellationRequest.createdAt', 'desc')
    .orderBy('cancellationRequest.id')
    .limit(100)
    .execute()
}

/** The same as their traveller reads them: nothing is promised of money that is at the bank. */
export async function findPromised(tx: Tx, applicationId: number): Promise<CancellationRow[]> {
  const rows = await findCancellationsOf(tx, applicationId)
  if (!(await isDisputed(tx, applicationId))) return rows
  return rows.map((row) => ({ ...row, refundCents: 0 }))
}

/** Open ones first, longest waiting first; then answered ones, newest first. */
export function findCancellations(
  tx: Tx,
  asked: { applicationId: number | undefined; state: CancellationState | undefined },
) {
  const { applicationId, state } = asked
  return withApplicants(tx)
    .$if(applicationId !== undefined, (query) =>
      query.where('applicationId', '=', applicationId ?? 0),
    )
    .$if(state !== undefined, (query) =>
      query.where('cancellationRequest.state', '=', state ?? 'open'),
    )
    .orderBy('cancellationRequest.decidedAt', (order) => order.desc().nullsFirst())
    .orderBy('cancellationRequest.createdAt')
    .orderBy('cancellationRequest.id')
    .limit(200)
    .execute()
}

export async function countOpenCancellations(tx: Tx): Promise<number> {
  const { count } = await tx
    .selectFrom('cancellationRequest')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
  return count
}

export async function insertCancellation(
  tx: Tx,
  request: Omit<Insertable<CancellationRequest>, 'state'>,
  about: readonly number[],
): Promise<void> {
  await tx.insertInto('cancellationRequest').values(request).execute()
  await tx
    .insertInto('cancellationApplicant')
    .values(about.map((applicantId) => ({ requestId: request.id, applicantId })))
    .execute()
}

/** Answers an open request. */
export async function closeCancellation(
  tx: Tx,
  id: string,
  answer: { state: CancellationDecision; decidedBy: string; decidedAt: Date; note: string | null },
): Promise<void> {
  await tx
    .updateTable('cancellationRequest')
    .set(answer)
    .where('id', '=', id)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirstOrThrow()
}
