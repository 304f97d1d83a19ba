import { sql } from 'kysely'
import { foldEmail } from '#domain/email.ts'
import type { Language } from '#domain/reference/languages.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isContact } from './contact.ts'

/** The reminder of a browser's draft, if any. */
export function findDraftReminder(tx: Tx, sessionId: number) {
  return tx
    .selectFrom('draftReminder')
    .select(['sessionId', 'language', 'beganAt', 'decidedAt'])
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()
}

/** Stores that a draft may be reminded of, with its language. */
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

/** Browsers whose drafts were untouched since a moment and are undecided. */
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

/** What the rule of reminders needs to know about an address. */
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

/** A reminded or refusing address by its hash. */
export function findRemindedHash(tx: Tx, addressHash: Buffer) {
  return tx
    .selectFrom('remindedAddress')
    .select(['remindedAt', 'refusedAt'])
    .where('addressHash', '=', addressHash)
    .executeTakeFirst()
}

/**
 * Records a reminder to an address, unless it refused or was reminded since; returns its permanent
 * id, or undefined.
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

/** A reminded address with the draft of its last letter. */
export function findReminded(tx: Tx, id: string) {
  return tx
    .selectFrom('remindedAddress')
    .leftJoin('draft', 'draft.sessionId', 'remindedAddress.sessionId')
    .select(['remindedAddress.sessionId', 'remindedAddress.refusedAt'])
    .select(['draft.applicationId', 'draft.expiresAt'])
    .where('remindedAddress.id', '=', id)
    .executeTakeFirst()
}

/** Records a refusal of reminders, keeping the first date; false for an unknown id. */
export async function refuseReminders(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx
    .updateTable('remindedAddress')
    .set(({ fn, val }) => ({ refusedAt: fn.coalesce('refusedAt', val(now)) }))
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Old entries may be reminded again; refusals are kept for ever. */
export async function deleteOldReminded(tx: Tx, before: Date): Promise<void> {
  await tx
    .deleteFrom('remindedAddress')
    .where('refusedAt', 'is', null)
    .where('remindedAt', '<=', before)
    .execute()
}

/** Erasure keeps only a refusal, without which they would be written to again. */
export async function forgetReminded(tx: Tx, addressHash: Buffer): Promise<void> {
  await tx
    .deleteFrom('remindedAddress')
    .where('addressHash', '=', addressHash)
    .where('refusedAt', 'is', null)
    .execute()
}
