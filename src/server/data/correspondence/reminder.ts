import { sql } from 'kysely'
import type { LetterKind } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactAddress } from '../application/contact.ts'
import { letterColumns } from './letter-payload.ts'

/** The age range of applications due for a reminder. */
export type Due = { version: 1 | 2; from: Date; until: Date }

/** Without a reminder of this or a later version; staff resends do not count. */
function withoutLetter(kind: LetterKind, version: number) {
  return sql<boolean>`not exists (select from letter l where l.application_id = application.id
    and l.kind = ${kind} and (l.version = ${version} or l.version > ${version} and l.copy_of is null))`
}

/** Unpaid and not unsubscribed. */
const unpaid = (tx: Tx) =>
  tx
    .selectFrom('application')
    .select(letterColumns)
    .where('status', '=', 'pending')
    .where('paymentStatus', '=', 'unpaid')
    .where('remindersStoppedAt', 'is', null)

/** Unpaid ones created in a time span and without any letter yet. */
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
 * Unpaid, created in (until, from]. A mailbox that has paid another application since is left
 * alone: it started over.
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

/** Paid in the span, with incomplete documents and no open cancellation request. */
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
