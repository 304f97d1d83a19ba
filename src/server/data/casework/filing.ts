import { sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import type { FilingForm } from '#domain/filing/form.ts'
import type { Tx } from '../../platform/db/database.ts'

/** The edited form and its last editor; undefined until edited. */
export function findFilingForm(tx: Tx) {
  return tx
    .selectFrom('filingForm')
    .leftJoin('staff', 'staff.id', 'filingForm.changedBy')
    .select(['filingForm.content', 'filingForm.version', 'filingForm.changedAt'])
    .select(['filingForm.changedBy', 'staff.name'])
    .executeTakeFirst()
}

/** Replaces the form of that version (0 before any); null stores the shipped one. Returns whether it did. */
export async function saveFilingForm(
  tx: Tx,
  form: FilingForm | null,
  { version, staffId, now }: { version: number; staffId: string; now: Date },
): Promise<boolean> {
  const content = form && JSON.stringify(form)
  const values = { content, version: version + 1, changedAt: now, changedBy: staffId }
  const first = tx
    .insertInto('filingForm')
    .values(values)
    .onConflict((oc) => oc.doNothing())
  const later = tx.updateTable('filingForm').set(values).where('version', '=', version)
  const saved = version === 0 ? first.returning('version') : later.returning('version')
  return (await saved.execute()).length > 0
}

/** Portal data needed to look up a traveller; undefined if none. */
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

/** Wipes answers of travellers decided before then: nobody looks them up. */
export async function wipeSecurityAnswers(tx: Tx, decidedBefore: Date): Promise<void> {
  await sql`update filing set sealed_answer = null from applicant p
    where p.id = filing.applicant_id and p.decided_at < ${decidedBefore}
      and filing.sealed_answer is not null`.execute(tx)
}

/** The copied lines of a traveller, with the colleague. */
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
 * The next applicant of another application where only filing is left and nobody else is assigned:
 * one's own first, then in queue order.
 */
export function findNextToFile(tx: Tx, asked: { staffId: string; notApplication: number }) {
  return tx
    .selectFrom('applicationWork as work')
    .innerJoin('applicant', 'applicant.applicationId', 'work.applicationId')
    .select(['applicant.id as applicantId', 'work.applicationId'])
    .where('work.state', '=', 'ready-to-file')
    .where('applicant.state', '=', 'ready')
    .where('work.applicationId', '<>', asked.notApplication)
    .where((eb) =>
      eb.or([eb('work.assignedTo', 'is', null), eb('work.assignedTo', '=', asked.staffId)]),
    )
    .orderBy(sql`work.assigned_to is null`)
    .orderBy('work.nextOn', (order) => order.asc().nullsLast())
    .orderBy('work.applicationId')
    .orderBy('applicant.position')
    .limit(1)
    .executeTakeFirst()
}

/** Undecided travellers of an application, ready ones first. */
export function findUndecided(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('applicant')
    .select(['id', 'state', 'position'])
    .where('applicationId', '=', applicationId)
    .where('state', 'in', undecidedStates)
    .orderBy('position')
    .execute()
}

/** Security questions of an application's travellers, without answers. */
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

/** Copied lines of an application's travellers, with times. */
export function findTickedLines(tx: Tx, applicationId: number) {
  return tx
    .selectFrom('filingTick')
    .innerJoin('applicant', 'applicant.id', 'filingTick.applicantId')
    .select(['applicant.position', 'filingTick.line', 'filingTick.tickedAt'])
    .where('applicant.applicationId', '=', applicationId)
    .orderBy('applicant.position')
    .orderBy('filingTick.line')
    .execute()
}
