import { sql } from 'kysely'
import { writeAudit } from '../data/audit.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { createAccount, setPassword } from './accounts.ts'
import { forgetFactors } from './invitation.ts'
import { withEnd } from './password-hash.ts'

/** Any number that no other advisory lock of the database has. */
const ownerLock = 7_204_115

/** Sixteen letters and digits in groups of four: 80 bits, easy to copy from a terminal. */
function makePassword({ random }: Services): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const bytes = [...Buffer.from(random.token(), 'base64url')].filter((byte) => byte < 248)
  const text = bytes.map((byte) => alphabet[byte % alphabet.length]).join('')
  return text.slice(0, 16).match(/.{4}/g)?.join('-') ?? text
}

/** How long a password that we made up counts, unless its owner chooses one before. */
export const madeUpForDays = 7

async function hashMadeUp({ passwords }: Services, password: string, now: Date): Promise<string> {
  const end = new Date(now.getTime() + madeUpForDays * 86_400_000)
  return withEnd(await passwords.hash(password), end)
}

async function isEmpty(tx: Tx): Promise<boolean> {
  return (await tx.selectFrom('staff').select('id').limit(1).execute()).length === 0
}

/**
 * Sees to it that a fresh installation has its owner, once, whatever number of nodes starts.
 * Gives the password that was made up, to be told once; null when it was given or nobody was made.
 */
export async function ensureOwner(
  services: Services,
  given: string | null,
): Promise<string | null> {
  if (!(await isEmpty(services.db))) return null
  const now = services.clock.now()
  const password = given ?? makePassword(services)
  const passwordHash = await (given === null
    ? hashMadeUp(services, password, now)
    : services.passwords.hash(password))
  const isMade = await inTransaction(services.db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${ownerLock})`.execute(tx)
    if (!(await isEmpty(tx))) return false
    const { email } = services.company
    const owner = {
      email,
      name: 'Owner',
      role: 'owner',
      language: 'en',
      passwordHash,
      now,
    } as const
    const staffId = await createAccount(tx, services, owner)
    await writeAudit(tx, { staffId, action: 'staff.joined', requestId: null, at: now })
    return true
  })
  return isMade && given === null ? password : null
}

/**
 * For an owner who lost everything: a new password, no second factor, no passkeys, no sessions, and
 * a line in the audit. Of several owners the first one. Gives the e-mail address and the password.
 */
export async function resetOwner(services: Services): Promise<{ email: string; password: string }> {
  const now = services.clock.now()
  const password = makePassword(services)
  const passwordHash = await hashMadeUp(services, password, now)
  return inTransaction(services.db, async (tx) => {
    const owner = await tx
      .selectFrom('staff')
      .select(['id', 'email'])
      .where('role', '=', 'owner')
      .orderBy(sql`disabled_at is not null`)
      .orderBy('createdAt')
      .limit(1)
      .executeTakeFirstOrThrow()
    await setPassword(tx, services, owner.id, passwordHash)
    await forgetFactors(tx, owner.id)
    await tx.updateTable('staff').set({ disabledAt: null }).where('id', '=', owner.id).execute()
    await writeAudit(tx, {
      staffId: null,
      action: 'staff.reset',
      subject: owner.id,
      details: { from: 'console' },
      requestId: null,
      at: now,
    })
    return { email: owner.email, password }
  })
}
