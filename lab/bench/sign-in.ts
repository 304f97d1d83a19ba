import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../../src/server/platform/db/database.ts'
import { openStaffSession } from '../../src/server/staff/account/session.ts'

/** The session cookie of a new member of staff. */
export async function signIn(db: Database): Promise<string> {
  const now = new Date()
  const id = randomUUID()
  await db
    .insertInto('staff')
    .values({
      id,
      email: `${id}@bench.example`,
      name: 'Bench',
      role: 'agent',
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  const random = { uuid: () => randomUUID(), token: () => randomBytes(32).toString('base64url') }
  const opened = { staffId: id, method: 'passkey', userAgent: 'bench', now } as const
  const { token } = await openStaffSession(db, random, opened)
  return `staff=${token}`
}
