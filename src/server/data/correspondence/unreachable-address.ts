import { type RawBuilder, sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../../platform/db/database.ts'
import { contactAddress } from '../application/contact.ts'

/** Why no reminder goes to an address: letters came back, or its reader called them spam. */
export type UnreachableReason = 'bounced' | 'complained'

/** Whether a column holds this address, in whichever case. */
export const isAddress = (column: string, address: string): RawBuilder<boolean> =>
  sql<boolean>`lower(${sql.ref(column)}) = ${foldEmail(address)}`

/** Whether letters come back from an address in small letters, as SQL. */
export const isReturning = (email: RawBuilder<string>) => sql<boolean>`exists (
  select from unreachable_address u where u.address = ${email} and u.reason = 'bounced')`

/** What is known of an address; undefined where nothing stands against it. */
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

/** Why letters to an address come back; undefined while they arrive. */
export function findReturning(tx: Tx, address: string) {
  return tx
    .selectFrom('unreachableAddress')
    .leftJoin('letter', 'letter.id', 'unreachableAddress.letterId')
    .select('letter.deliveryCode as code')
    .where('unreachableAddress.address', '=', foldEmail(address))
    .where('unreachableAddress.reason', '=', 'bounced')
    .executeTakeFirst()
}

/** Writes down that an address is not reached; a complaint is never made less of. */
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

/** Something was delivered there later than what came back; a complaint stays. */
export async function clearUnreachable(tx: Tx, address: string, until: Date): Promise<void> {
  await tx
    .deleteFrom('unreachableAddress')
    .where('address', '=', foldEmail(address))
    .where('reason', '=', 'bounced')
    .where('since', '<=', until)
    .execute()
}

/** Of an erased person nothing is kept, a complaint neither. */
export async function forgetUnreachable(tx: Tx, address: string): Promise<void> {
  await tx.deleteFrom('unreachableAddress').where('address', '=', foldEmail(address)).execute()
}

/** Addresses of whom nothing else is left: retention took their letters and applications. */
export async function forgetUnknownAddresses(tx: Tx): Promise<void> {
  await sql`delete from unreachable_address u
    where not exists (select from application a where ${contactAddress('a')} = u.address)
      and not exists (select from letter l where lower(l.recipient) = u.address)`.execute(tx)
}
