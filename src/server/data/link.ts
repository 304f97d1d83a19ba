import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Tx } from '../db/database.ts'

/** The token of a link: its id and an HMAC of it, so that nothing usable is ever stored. */
export function linkToken(linkKey: Buffer, id: string): string {
  return `${id}.${createHmac('sha256', linkKey).update(`link:${id}`).digest('base64url')}`
}

/** The id of the link that a token opens; null for one that we did not make. */
export function readLinkToken(linkKey: Buffer, token: string): string | null {
  const id = token.split('.')[0] ?? ''
  const expected = Buffer.from(linkToken(linkKey, id))
  const given = Buffer.from(token)
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

export async function insertDraftLink(
  tx: Tx,
  link: { id: string; sessionId: number; createdAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('link')
    .values({ ...link, purpose: 'draft' })
    .execute()
}

/** Uses a link up; undefined when that happened before, or its time is over. */
export function spendLink(tx: Tx, id: string, now: Date) {
  return tx
    .updateTable('link')
    .set({ usedAt: now })
    .where('id', '=', id)
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', now)
    .returning(['purpose', 'sessionId', 'applicationId'])
    .executeTakeFirst()
}

export async function deleteLinksOf(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('link').where('sessionId', 'in', sessionIds).execute()
}
