import type { DraftContent } from '#contract/draft.ts'
import { foldEmail } from '#domain/email.ts'
import type { Tx } from '../db/database.ts'
import { unseal } from '../sealing.ts'
import { draftContext } from './draft.ts'

// Each may be as large as a group of fifty makes it.
const atOnce = 20

type Sealed = { sessionId: number; content: Buffer }

/** Whether unfinished answers give this address as the contact's; what cannot be opened says nothing. */
function isOf(key: Buffer, { sessionId, content }: Sealed, email: string): boolean {
  try {
    const opened = unseal(key, content, draftContext(sessionId)).toString()
    const { contactEmail } = (JSON.parse(opened) as DraftContent).details
    return typeof contactEmail === 'string' && foldEmail(contactEmail) === email
  } catch {
    return false
  }
}

/** Forgets the unfinished answers of a mailbox: they are sealed, so each has to be opened. */
export async function forgetDraftsOf(tx: Tx, key: Buffer, email: string): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await tx
      .selectFrom('draft')
      .select(['sessionId', 'content'])
      .where('sessionId', '>', after)
      .orderBy('sessionId')
      .limit(atOnce)
      .execute()
    const theirs = rows.filter((row) => isOf(key, row, email)).map(({ sessionId }) => sessionId)
    if (theirs.length > 0) {
      await tx.deleteFrom('draft').where('sessionId', 'in', theirs).execute()
      await tx.deleteFrom('link').where('sessionId', 'in', theirs).execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < atOnce) return
    after = last.sessionId
  }
}
