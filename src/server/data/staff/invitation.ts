import { type Insertable, sql } from 'kysely'
import type { Tx } from '../../platform/db/database.ts'
import type { StaffInvitation } from '../../platform/db/schema.ts'

/** Unique among the database's advisory locks. */
const invitationLock = 7203214

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

const openInvitations = (tx: Tx, now: Date) =>
  tx
    .selectFrom('staffInvitation')
    .selectAll()
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now)

export function findInvitations(tx: Tx, now: Date) {
  return openInvitations(tx, now).orderBy('createdAt').execute()
}

export function findInvitation(tx: Tx, id: string, now: Date) {
  return openInvitations(tx, now).where('id', '=', id).executeTakeFirst()
}

/** Serialises invitations to an address until the transaction ends. */
export async function lockInvitations(tx: Tx, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${invitationLock}, hashtext(${email}))`.execute(tx)
}

export function insertInvitation(
  tx: Tx,
  invitation: Insertable<StaffInvitation>,
): Promise<InvitationRow> {
  return tx
    .insertInto('staffInvitation')
    .values(invitation)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function withdrawInvitationsTo(tx: Tx, email: string, now: Date): Promise<void> {
  await tx
    .updateTable('staffInvitation')
    .set({ withdrawnAt: now })
    .where((eb) => eb(eb.fn('lower', ['email']), '=', email))
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .execute()
}

/** False if none was usable. */
export async function withdrawOneInvitation(tx: Tx, id: string, now: Date): Promise<boolean> {
  const gone = await tx
    .updateTable('staffInvitation')
    .set({ withdrawnAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .returning('id')
    .execute()
  return gone.length > 0
}

/** Uses an invitation, once. */
export function takeInvitation(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('staffInvitation')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('withdrawnAt', 'is', null)
    .where('expiresAt', '>', now)
    .returningAll()
    .executeTakeFirst()
}
