import { sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isContact } from './contact.ts'

/** Whether a reminder was thought of for the answers of a browser. */
export function findDraftReminder(tx: Tx, sessionId: number) {
  return tx
    .selectFrom('draftReminder')
    .select(['sessionId', 'language', 'beganAt', 'decidedAt'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}

/** Answers that may be reminded of, in the language of whoever typed them. */
export async function putDraftReminder(
  tx: Tx,
  reminder: { sessionId: number; language: Language; beganAt: Date },
): Promise<void> {
  await tx
    .insertInto('draftReminder')
    .values(reminder)
    .onConflict((oc) => oc.column('sessionId').doUpdateSet({ language: reminder.language }))
    .execute()
}

/** Browsers whose answers were left alone since a moment and are not decided about. */
export async function findWaitingDrafts(
  tx: Tx,
  leftBefore: Date,
  limit: number,
): Promise<number[]> {
  const rows = await tx
    .selectFrom('draftReminder')
    .innerJoin('draft', 'draft.sessionId', 'draftReminder.sessionId')
    .select('draft.sessionId')
    .where('draftReminder.decidedAt', 'is', null)
    .where('draft.updatedAt', '<=', leftBefore)
    .orderBy('draft.updatedAt')
    .limit(limit)
    .execute()
  return rows.map(({ sessionId }) => sessionId)
}

export async function closeDraftReminder(tx: Tx, sessionId: number, now: Date): Promise<void> {
  await tx
    .updateTable('draftReminder')
    .set({ decidedAt: now })
    .where('sessionId', '=', sessionId)
    .execute()
}

/** What is known of an address besides what its hash says: as the rule of reminders asks for it. */
export async function findAddressFacts(tx: Tx, email: string, since: Date) {
  const address = foldEmail(email)
  const applied = await tx
    .selectFrom('application')
    .select(sql<boolean>`bool_or(created_at >= ${since})`.as('hasApplied'))
    .select(sql<boolean>`bool_or(reminders_stopped_at is not null)`.as('hasStopped'))
    .where(isContact(address))
    .executeTakeFirst()
  const unreachable = await tx
    .selectFrom('unreachableAddress')
    .select('address')
    .where('address', '=', address)
    .executeTakeFirst()
  return {
    hasApplied: applied?.hasApplied ?? false,
    hasStopped: applied?.hasStopped ?? false,
    isUnreachable: unreachable !== undefined,
  }
}

/** An address by its hash, as it was reminded or refused. */
export function findRemindedHash(tx: Tx, addressHash: Buffer) {
  return tx
    .selectFrom('remindedAddress')
    .select(['remindedAt', 'refusedAt'])
    .where('addressHash', '=', addressHash)
    .executeTakeFirst()
}

/**
 * Notes that an address is reminded, unless its owner refused or it was reminded since; answers under which
 * id, which stays the same for ever. Undefined where it may not be.
 */
export async function noteReminded(
  tx: Tx,
  reminded: { id: string; addressHash: Buffer; sessionId: number; remindedAt: Date },
  longAgo: Date,
): Promise<string | undefined> {
  const { sessionId, remindedAt } = reminded
  const row = await tx
    .insertInto('remindedAddress')
    .values(reminded)
    .onConflict((oc) =>
      oc
        .column('addressHash')
        .doUpdateSet({ sessionId, remindedAt })
        .where('remindedAddress.refusedAt', 'is', null)
        .where('remindedAddress.remindedAt', '<=', longAgo),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** An address that was reminded, with the answers that the last letter was about. */
export function findReminded(tx: Tx, id: string) {
  return tx
    .selectFrom('remindedAddress')
    .leftJoin('draft', 'draft.sessionId', 'remindedAddress.sessionId')
    .select(['remindedAddress.sessionId', 'remindedAddress.refusedAt'])
    .select(['draft.applicationId', 'draft.expiresAt'])
    .where('remindedAddress.id', '=', id)
    .executeTakeFirst()
}

/** Its owner wants no reminder any more, from the first time on that they said so; false for no such address. */
export async function refuseReminders(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('remindedAddress')
    .set(({ fn, val }) => ({ refusedAt: fn.coalesce('refusedAt', val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Reminded so long ago that it may be again; who refused is never forgotten. */
export async function deleteOldReminded(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('remindedAddress')
    .where('refusedAt', 'is', null)
    .where('remindedAt', '<=', before)
    .execute()
}

/** Of an erased person only a refusal stays: without it they would be written to again. */
export async function forgetReminded(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('remindedAddress')
    .where('addressHash', '=', addressHash)
    .where('refusedAt', 'is', null)
    .execute()
}
