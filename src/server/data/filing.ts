import { sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import type { FilingForm } from '#domain/filing/form.ts'
import type { Tx } from '../db/database.ts'

/** The form as the operator edited it; undefined as long as the shipped one stands. */
export function findFilingForm(tx: Tx) {
  return tx
    .selectFrom('filingForm')
    .leftJoin('staff', 'staff.id', 'filingForm.changedBy')
    .select(['filingForm.content', 'filingForm.changedAt', 'filingForm.changedBy'])
    .select('staff.name')
    .executeTakeFirst()
}

export async function saveFilingForm(
  tx: Tx,
  form: FilingForm,
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  const values = { content: JSON.stringify(form), changedAt: now, changedBy: staffId }
  await tx
    .insertInto('filingForm')
    .values(values)
    .onConflict((oc) => oc.column('one').doUpdateSet(values))
    .execute()
}

export async function deleteFilingForm(tx: Tx): Promise<void> {
  await tx.deleteFrom('filingForm').execute()
}

/** What the portal asks of whoever looks a traveller up there; undefined where nothing is kept. */
export function findFiling(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('filing')
    .select(['securityQuestion', 'sealedAnswer'])
    .where('applicantId', '=', applicantId)
    .executeTakeFirst()
}

export async function saveFiling(
  tx: Tx,
  applicantId: number,
  values: { securityQuestion: string | null; sealedAnswer: Buffer | null },
): Promise<void> {
  await tx
    .insertInto('filing')
    .values({ applicantId, ...values })
    .onConflict((oc) => oc.column('applicantId').doUpdateSet(values))
    .execute()
}

export async function setPortalNumber(
  tx: Tx,
  applicantId: number,
  portalNumber: string | null,
): Promise<void> {
  await tx.updateTable('applicant').set({ portalNumber }).where('id', '=', applicantId).execute()
}

/** Answers of travellers who were decided before that moment: nobody looks them up any more. */
export async function wipeSecurityAnswers(tx: Tx, decidedBefore: Date): Promise<void> {
  await sql`update filing set sealed_answer = null from applicant p
    where p.id = filing.applicant_id and p.decided_at < ${decidedBefore}
      and filing.sealed_answer is not null`.execute(tx)
}

/** The lines that were copied for a traveller, with the colleague who did. */
export function findTicks(tx: Tx, applicantId: number) {
  return tx
    .selectFrom('filingTick')
    .innerJoin('staff', 'staff.id', 'filingTick.staffId')
    .select(['filingTick.line', 'filingTick.mark', 'filingTick.staffId', 'filingTick.tickedAt'])
    .select('staff.name')
    .where('applicantId', '=', applicantId)
    .execute()
}

export type Tick = { applicantId: number; line: string; mark: Buffer }

export async function saveTicks(
  tx: Tx,
  ticks: readonly Tick[],
  { staffId, now }: { staffId: string; now: Date },
): Promise<void> {
  if (ticks.length === 0) return
  await tx
    .insertInto('filingTick')
    .values(ticks.map((tick) => ({ ...tick, staffId, tickedAt: now })))
    .onConflict((oc) =>
      oc.columns(['applicantId', 'line']).doUpdateSet(({ ref }) => ({
        mark: ref('excluded.mark'),
        staffId: ref('excluded.staffId'),
        tickedAt: ref('excluded.tickedAt'),
      })),
    )
    .execute()
}

export async function deleteTicks(
  tx: Tx,
  applicantIds: readonly number[],
  line: string,
): Promise<void> {
  await tx
    .deleteFrom('filingTick')
    .where('line', '=', line)
    .where('applicantId', 'in', applicantIds)
    .execute()
}

/**
 * Whoever of another application is to be filed next: their documents are accepted, the order is
 * paid, and nobody else works on it. By what was promised first.
 */
export function findNextToFile(tx: Tx, asked: { staffId: string; notApplication: number }) {
  return (
    tx
      .selectFrom('applicant')
      .innerJoin('application', 'application.id', 'applicant.applicationId')
      .select(['applicant.id as applicantId', 'application.id as applicationId'])
      .where('applicant.state', '=', 'ready')
      // Staff may have marked it as paid: then no payment of ours says so.
      .where('application.status', 'in', ['paid', 'processing'])
      .where('application.paymentStatus', 'in', ['paid', 'unpaid'])
      .where('application.erasedAt', 'is', null)
      .where('application.id', '<>', asked.notApplication)
      .where((eb) =>
        eb.or([
          eb('application.assignedTo', 'is', null),
          eb('application.assignedTo', '=', asked.staffId),
        ]),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('document')
              .select('document.id')
              .whereRef('document.applicantId', '=', 'applicant.id')
              .where('document.current', '=', true)
              .where('document.review', '<>', 'accepted'),
          ),
        ),
      )
      .orderBy(sql`application.assigned_to is null`)
      .orderBy('application.dueOn', (order) => order.asc().nullsLast())
      .orderBy('applicant.intendedDateOfArrival')
      .orderBy('application.id')
      .orderBy('applicant.position')
      .limit(1)
      .executeTakeFirst()
  )
}

/** Travellers of an application about whom something is left to decide, those who are ready first. */
export function findUndecided(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicant')
    .select(['id', 'state', 'position'])
    .where('applicationId', '=', applicationId)
    .where('state', 'in', undecidedStates)
    .orderBy('position')
    .execute()
}

/** The questions that the portal asks about travellers of an application, without their answers. */
export function findSecurityQuestions(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('filing')
    .innerJoin('applicant', 'applicant.id', 'filing.applicantId')
    .select(['applicant.position', 'filing.securityQuestion'])
    .where('applicant.applicationId', '=', applicationId)
    .where('filing.securityQuestion', 'is not', null)
    .orderBy('applicant.position')
    .execute()
}
