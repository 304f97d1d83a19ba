import { writeAudit } from '../../data/staff/audit.ts'
import { updatePassword } from '../../data/staff/password.ts'
import { enableStaff, getFirstOwner, hasStaff, lockFirstOwner } from '../../data/staff/staff.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { createAccount } from './create-account.ts'
import { forgetFactors } from './invitation.ts'
import { withEnd } from './password-hash.ts'

/** Sixteen letters and digits in groups of four: 80 bits, easy to copy. */
function makePassword({ random }: Services): string {
  const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789'
  const bytes = [...Buffer.from(random.token(), 'base64url')].filter((byte) => byte < 248)
  const text = bytes.map((byte) => alphabet[byte % alphabet.length]).join('')
  return text.slice(0, 16).match(/.{4}/g)?.join('-') ?? text
}

/** Validity of a generated password, unless the owner chooses one. */
export const madeUpForDays = 7

async function hashMadeUp({ passwords }: Services, password: string, now: Date): Promise<string> {
  const end = new Date(now.getTime() + madeUpForDays * 86_400_000)
  return withEnd(await passwords.hash(password), end)
}

/**
 * Ensures that a new installation gets its owner once, with any number of nodes. Returns the
 * generated password, to be shown once; null if it was configured or an owner exists.
 */
export async function ensureOwner(
  services: Services,
  given: string | null,
): Promise<string | null> {
  if (await hasStaff(services.db)) return null
  const now = services.clock.now()
  const password = given ?? makePassword(services)
  const passwordHash = await (given === null
    ? hashMadeUp(services, password, now)
    : services.passwords.hash(password))
  const isMade = await inTransaction(services.db, async (tx) => {
    await lockFirstOwner(tx)
    if (await hasStaff(tx)) return false
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
 * Recovery for an owner: a new password, no second factor, passkeys or sessions, and an audit
 * entry. With several owners, the first one. Returns the e-mail address and the password.
 */
export async function resetOwner(services: Services): Promise<{ email: string; password: string }> {
  const now = services.clock.now()
  const password = makePassword(services)
  const passwordHash = await hashMadeUp(services, password, now)
  return inTransaction(services.db, async (tx) => {
    const owner = await getFirstOwner(tx)
    await updatePassword(tx, owner.id, { hash: passwordHash, now })
    await forgetFactors(tx, owner.id)
    await enableStaff(tx, owner.id)
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
