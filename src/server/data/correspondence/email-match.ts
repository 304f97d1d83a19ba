import { sql } from 'kysely'
import { undecidedStates } from '#domain/application/applicant-state.ts'
import {
  addressedStates,
  type EmailMatch,
  type PossibleTraveller,
} from '#domain/mail/authority-email.ts'
import type { Tx } from '../../platform/db/database.ts'

/**
 * Travellers whom an e-mail may be about: of these applications with an address for the portal, with
 * one of these numbers of the portal, or undecided with one of these passports; of applications that
 * were paid, since anybody can name anybody in another. Oldest first.
 */
export async function findPossible(
  tx: Tx,
  { ids, numbers, most }: { ids: readonly number[]; numbers: readonly string[]; most: number },
): Promise<PossibleTraveller[]> {
  const { rows } = await sql<PossibleTraveller>`
    select p.id as "applicantId", p.application_id as "applicationId", p.position,
      p.first_name as "firstName", p.last_name as "lastName",
      p.passport_number as "passportNumber", p.portal_number as "portalNumber", p.state
    from applicant p join application a on a.id = p.application_id
    where a.erased_at is null
      and (a.paid_at is not null or a.status in ('paid', 'processing', 'approved')) and p.id in (
      select id from applicant where application_id = any(${ids}::bigint[])
        and state = any(${addressedStates}::text[])
      union all select id from applicant
        where upper(translate(portal_number, ' -/.', '')) = any(${numbers}::text[])
      union all select id from applicant where passport_number = any(${numbers}::text[])
        and state = any(${undecidedStates}::text[]))
    order by p.application_id, p.position limit ${most}`.execute(tx)
  return rows
}

/** Those who are gone by now are left out. */
export async function insertMatches(
  tx: Tx,
  emailId: string,
  matches: readonly EmailMatch[],
): Promise<void> {
  for (const { applicantId, clues } of matches) {
    await sql`insert into email_match (email_id, applicant_id, clues)
      select ${emailId}, id, ${clues}::text[] from applicant where id = ${applicantId}`.execute(tx)
  }
}

/** An e-mail's travellers as they are now, with the clues as they came. */
export function findMatches(tx: Tx, emailId: string) {
  return tx
    .selectFrom('emailMatch as m')
    .innerJoin('applicant as p', 'p.id', 'm.applicantId')
    .select(['m.applicantId', 'm.clues', 'm.rejectedAt', 'p.applicationId', 'p.position'])
    .select(['p.firstName', 'p.lastName', 'p.state', 'p.portalNumber'])
    .where('m.emailId', '=', emailId)
    .orderBy('p.applicationId')
    .orderBy('p.position')
    .execute()
}

export async function setRejected(
  tx: Tx,
  { emailId, applicantId }: { emailId: string; applicantId: number },
  rejectedAt: Date | null,
): Promise<void> {
  await tx
    .updateTable('emailMatch')
    .set({ rejectedAt })
    .where('emailId', '=', emailId)
    .where('applicantId', '=', applicantId)
    .execute()
}

/** Puts an e-mail of the authority to an application, or back among the unknown, where it waits. */
export async function placeAuthorityEmail(
  tx: Tx,
  id: string,
  applicationId: number | null,
): Promise<void> {
  const kind = applicationId === null ? 'unknown' : 'authority'
  await tx
    .updateTable('receivedEmail')
    .set({ applicationId, kind, isKnownSender: false, closedAt: null })
    .where('id', '=', id)
    .execute()
}
