import { AppError } from '#domain/error.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import { insertPassword } from '../../data/staff/password.ts'
import { insertStaff } from '../../data/staff/staff.ts'
import { type Tx, violates } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

export type NewAccount = {
  email: string
  name: string
  role: RoleId
  language: StaffLanguage
  passwordHash: string
  now: Date
}

/** Adds a colleague with a password. Returns the id. */
export async function createAccount(
  tx: Tx,
  { random }: Pick<Services, 'random'>,
  { passwordHash, ...account }: NewAccount,
): Promise<string> {
  const { now } = account
  const staffId = random.uuid()
  await insertStaff(tx, { ...account, id: staffId, email: account.email.toLowerCase() })
  await insertPassword(tx, { id: random.uuid(), staffId, hash: passwordHash, now })
  return staffId
}

/** Throws staff.email-taken. */
export async function refuseTaken<T>(writing: Promise<T>): Promise<T> {
  try {
    return await writing
  } catch (error) {
    if (violates(error, 'staff_email')) throw new AppError('staff.email-taken')
    throw error
  }
}
