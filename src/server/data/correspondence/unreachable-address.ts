import { type RawBuilder, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactAddress } from '../application/contact.ts'

/** Why an address gets no reminders: bounces, or a spam complaint. */
export type UnreachableReason = 'bounced' | 'complained'

/** Compares an address ignoring case. */
export const isAddress = (column: string, address: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${foldEmail(address)}`

/** Whether letters to a lower-case address bounce. */
export const isReturning = (email: RawBuilder<string>) => sql<boolean>`exists (
  select from unreachable_address u where u.address = ${email} and u.reason = 'bounced')`

/** The problem of an address, or undefined. */
export async function findUnreachable(
  tx: Tx,
  address: string,
): Promise<{ reason: UnreachableReason; since: Date } | undefined> {
  const found = await tx
    .selectFrom('unreachableAddress')
    .select(['reason', 'since'])
    .where('address', '=', foldEmail(address))
    .executeTakeFirst()
  return found && { ...found, reason: found.reason as UnreachableReason }
}

/** Why letters to an address bounce; undefined if they do not. */
export function findReturning(tx: Tx, address: string) {
  return tx
    .selectFrom('unreachableAddress')
    .leftJoin('letter', 'letter.id', 'unreachableAddress.letterId')
    .select('letter.deliveryCode as code')
    .where('unreachableAddress.address', '=', foldEmail(address))
    .where('unreachableAddress.reason', '=', 'bounced')
    .executeTakeFirst()
}

/** Records an unreachable address; a complaint is never downgraded. */
export async function markUnreachable(
  tx: Tx,
  given: { address: string; reason: UnreachableReason; letterId: string; since: Date },
): Promise<void> {
  const row = { ...given, address: foldEmail(given.address) }
  await sql`insert into unreachable_address as u (address, reason, letter_id, since)
    values (${row.address}, ${row.reason}, ${row.letterId}, ${row.since})
    on conflict (address) do update set since = greatest(u.since, excluded.since),
      letter_id = excluded.letter_id,
      reason = case when u.reason = 'complained' then u.reason else excluded.reason end`.execute(tx)
}

/** Cleared by a later delivery; complaints stay. */
export async function clearUnreachable(tx: Tx, address: string, until: Date): Promise<void> {
  await tx
    .deleteFrom('unreachableAddress')
    .where('address', '=', foldEmail(address))
    .where('reason', '=', 'bounced')
    .where('since', '<=', until)
    .execute()
}

/** Erasure deletes complaints, too. */
export async function forgetUnreachable(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('unreachableAddress').where('address', '=', foldEmail(address)).execute()
}

/** Deletes addresses of which retention has left nothing else. */
export async function forgetUnknownAddresses(tx: Tx): Promise<void> {
  await sql`delete from unreachable_address u
    where not exists (select from application a where ${contactAddress('a')} = u.address)
      and not exists (select from letter l where lower(l.recipient) = u.address)`.execute(tx)
}
