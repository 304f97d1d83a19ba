import { type DeliveryState, type LetterKind, readLetterName } from '#domain/letter.ts'
import type { Tx } from '../../platform/db/database.ts'
import { isContact } from '../application/contact.ts'
import { isAddress } from './unreachable-address.ts'

/** False for a duplicate report. */
export async function insertReport(tx: Tx, id: string, at: Date): Promise<boolean> {
  const added = await tx
    .insertInto('deliveryReport')
    .values({ id, at })
    .onConflict((oc) => oc.doNothing())
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Reports are repeated within hours or days, never after a month. */
export async function deleteOldReports(tx: Tx, takenBefore: Date): Promise<void> {
  await tx.deleteFrom('deliveryReport').where('at', '<=', takenBefore).execute()
}

/** The letter of our message id ('visa-approved.1.TZ-000042@host', angle brackets optional). */
export async function findLetterOfMessage(tx: Tx, messageId: string): Promise<string | null> {
  const [local = ''] = messageId.trim().replace(/^<|>$/g, '').split('@')
  const name = readLetterName(local)
  if (!name) return null
  const { kind, version, applicationId, id } = name
  if (applicationId === null && !/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id ?? '')) {
    return null
  }
  const found = await tx
    .selectFrom('letter')
    .select('id')
    .where('kind', '=', kind)
    .where('version', '=', version)
    .$if(applicationId !== null, (query) => query.where('applicationId', '=', applicationId))
    .$if(applicationId === null, (query) => query.where('id', '=', id ?? ''))
    .executeTakeFirst()
  return found?.id ?? null
}

export async function setDelivery(
  tx: Tx,
  letterId: string,
  news: { delivery: DeliveryState; deliveryAt: Date; deliveryCode: string | null },
): Promise<void> {
  await tx.updateTable('letter').set(news).where('id', '=', letterId).execute()
}

/** Unfinished applications with this lower-case address. */
export async function findOpenOf(tx: Tx, address: string): Promise<number[]> {
  const rows = await tx
    .selectFrom('application')
    .innerJoin('applicationWork', 'applicationWork.applicationId', 'application.id')
    .select('application.id')
    .where(isContact(address))
    .where('applicationWork.isOpen', '=', true)
    .execute()
  return rows.map(({ id }) => id)
}

/** Whether a letter to this address was delivered after a moment. */
export async function wasDeliveredSince(tx: Tx, address: string, since: Date): Promise<boolean> {
  const found = await tx
    .selectFrom('letter')
    .select('id')
    .where(isAddress('letter.recipient', address))
    .where('delivery', '=', 'delivered')
    .where('deliveryAt', '>', since)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Bounced or rejected letters about an application, not yet resent; newest first. */
export function findReturned(tx: Tx, applicationId: number, kinds: readonly LetterKind[]) {
  return tx
    .selectFrom('letter')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('kind', 'in', kinds)
    .where('resentAt', 'is', null)
    .where(({ or, and, eb }) =>
      or([
        eb('delivery', '=', 'bounced'),
        and([
          eb('state', '=', 'failed'),
          eb('troubledAt', 'is not', null),
          eb('delivery', 'is', null),
        ]),
      ]),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function markResent(tx: Tx, ids: readonly string[], now: Date): Promise<void> {
  await tx.updateTable('letter').set({ resentAt: now }).where('id', 'in', ids).execute()
}
