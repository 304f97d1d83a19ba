import { sql } from 'kysely'
import type { LetterKind } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactAddress } from '../application/contact.ts'
import { letterColumns } from './letter-about.ts'

/** How old an application must be for a reminder, in days, and when it is too late for it. */
export type Due = { version: 1 | 2; from: Date; until: Date }

/** Nobody was reminded for the same or a later time; what a colleague sent again is none of them. */
function withoutLetter(kind: LetterKind, version: number) {
  return sql<boolean>`not exists (select from letter l where l.application_id = application.id
    and l.kind = ${kind} and (l.version = ${version} or l.version > ${version} and l.copy_of is null))`
}

/** Nobody has paid, and nobody asked not to be reminded. */
const unpaid = (tx: Tx) =>
  tx
    .selectFrom('application')
    .select(letterColumns)
    .where('status', '=', 'pending')
    .where('paymentStatus', '=', 'unpaid')
    .where('remindersStoppedAt', 'is', null)

/** Made within a time, unpaid, and told neither that it was received nor anything later. */
export function findUntold(tx: Tx, { since, until }: { since: Date; until: Date }, limit: number) {
  return unpaid(tx)
    .where('createdAt', '>', since)
    .where('createdAt', '<=', until)
    .where(
      sql<boolean>`not exists (select from letter l where l.application_id = application.id
        and l.kind in ('application-received', 'reminder-payment'))`,
    )
    .orderBy('createdAt')
    .limit(limit)
    .execute()
}

/**
 * Unpaid since a while, made in (until, from]. Whoever has paid another application from the same
 * mailbox since has evidently begun anew and is left alone.
 */
export function findUnpaid(tx: Tx, { version, from, until }: Due, limit: number) {
  return unpaid(tx)
    .where('createdAt', '<=', from)
    .where('createdAt', '>', until)
    .where(withoutLetter('reminder-payment', version))
    .where(
      sql<boolean>`not exists (select from application other
        where ${contactAddress('other')} = ${contactAddress()}
          and other.created_at > application.created_at and other.paid_at is not null)`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Paid since a while, documents not completed, and nobody waits for our answer to leave. */
export function findIncomplete(tx: Tx, { version, from, until }: Due, limit: number) {
  return tx
    .selectFrom('application')
    .select(letterColumns)
    .where('status', '=', 'paid')
    .where('paymentStatus', 'in', ['paid', 'unpaid'])
    .where('completedAt', 'is', null)
    .where('remindersStoppedAt', 'is', null)
    .where('paidAt', '<=', from)
    .where('paidAt', '>', until)
    .where(withoutLetter('reminder-documents', version))
    .where(
      sql<boolean>`not exists (select from cancellation_request c
        where c.application_id = application.id and c.state = 'open')`,
    )
    .orderBy('id')
    .limit(limit)
    .execute()
}
