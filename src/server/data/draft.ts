import type { DraftContent } from '#contract/draft.ts'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../db/database.ts'
import { unseal } from '../sealing.ts'
import { deleteLinksOf } from './link.ts'

/** Binds sealed answers to their browser. */
export const draftContext = (sessionId: number): string => `draft:${sessionId}`

type Sealed = { sessionId: number; content: Buffer }

const open = (key: Buffer, { sessionId, content }: Sealed): DraftContent =>
  JSON.parse(unseal(key, content, draftContext(sessionId)).toString())

/** The unfinished answers of a browser, opened; null when there are none or they are too old. */
export async function findDraft(tx: Tx, key: Buffer, sessionId: number, now: Date) {
  const row = await tx
    .selectFrom('draft')
    .leftJoin('application', 'application.id', 'draft.applicationId')
    .select(['draft.content', 'draft.revision', 'draft.updatedAt', 'draft.expiresAt'])
    .select(['application.id', 'application.orderId', 'application.paymentStatus'])
    .where('draft.sessionId', '=', sessionId)
    .where('draft.expiresAt', '>', now)
    .executeTakeFirst()
  return row ? { ...row, content: open(key, { sessionId, content: row.content }) } : null
}

/**
 * Keeps sealed answers in the place of those that a browser had before; with `base` only in the place
 * of that revision. Undefined where another one stands there.
 */
export function saveDraft(
  tx: Tx,
  draft: Sealed & { updatedAt: Date; expiresAt: Date },
  base?: number,
) {
  const { sessionId, ...values } = draft
  return tx
    .insertInto('draft')
    .values({ sessionId, revision: 1, ...values })
    .onConflict((oc) => {
      const update = oc
        .column('sessionId')
        .doUpdateSet(({ eb }) => ({ ...values, revision: eb('draft.revision', '+', 1) }))
      return base === undefined ? update : update.where('draft.revision', '=', base)
    })
    .returning(['revision', 'updatedAt', 'expiresAt'])
    .executeTakeFirst()
}

/** Says what became of the answers, or that nothing did yet. */
export async function setDraftApplication(
  tx: Tx,
  sessionId: number,
  applicationId: number | null,
): Promise<void> {
  await tx.updateTable('draft').set({ applicationId }).where('sessionId', '=', sessionId).execute()
}

export async function deleteDrafts(tx: Tx, sessionIds: readonly number[]): Promise<void> {
  await tx.deleteFrom('draft').where('sessionId', 'in', sessionIds).execute()
}

// Each may be as large as a group of fifty makes it.
const atOnce = 20

function findSealed(tx: Tx, afterSession: number): Promise<Sealed[]> {
  return tx
    .selectFrom('draft')
    .select(['sessionId', 'content'])
    .where('sessionId', '>', afterSession)
    .orderBy('sessionId')
    .limit(atOnce)
    .execute()
}

/** Whether unfinished answers give this address as the contact's; what cannot be opened says nothing. */
function isOf(key: Buffer, sealed: Sealed, email: string): boolean {
  try {
    const { contactEmail } = open(key, sealed).details
    return typeof contactEmail === 'string' && foldEmail(contactEmail) === email
  } catch {
    return false
  }
}

/** Forgets the unfinished answers of a mailbox: they are sealed, so each has to be opened. */
export async function forgetDraftsOf(tx: Tx, key: Buffer, email: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await findSealed(tx, after)
    const theirs = rows.filter((row) => isOf(key, row, email)).map(({ sessionId }) => sessionId)
    if (theirs.length > 0) {
      await deleteDrafts(tx, theirs)
      await deleteLinksOf(tx, theirs)
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.sessionId
  }
}
