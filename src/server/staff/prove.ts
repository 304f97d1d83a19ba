import { AppError } from '#domain/error.ts'
import type { Services } from '../services.ts'
import { findPasswordHash } from './accounts.ts'
import { findFactors } from './queries.ts'
import { takeAppCode, takeRecoveryCode } from './second-factor.ts'
import type { Method } from './session.ts'

/** What an unknown account is compared with: the same work, and nobody knows the password. */
const nobodysHash =
  '5f9f1d1c2a3b4c5d6e7f8091a2b3c4d5:8c1f6f2b7e0d4a9c3b5e8f1a2d4c6b8091f3e5d7c9bba8a7968574635241302f1e0dfcebdac9b8a7968574635241302f1e0dfcebdac9b8a7968574635241302f'

/** Whether a password is that of an account. An unknown account costs the same. */
export async function checkPassword(
  services: Services,
  staffId: string | null,
  password: string,
): Promise<boolean> {
  const hash = await findPasswordHash(services.db, services, staffId ?? '')
  const isRight = await services.passwords.verify({ hash: hash ?? nobodysHash, password })
  return isRight && hash !== null
}

/**
 * The second proof after a right password, or none where none is needed.
 * Throws staff.code-required, staff.code-wrong, staff.passkey-required.
 */
export async function checkSecondFactor(
  services: Services,
  asked: { staffId: string; code: string | undefined; required: boolean; now: Date },
): Promise<Method> {
  const { staffId, now } = asked
  const { db } = services
  const factors = await findFactors(db, staffId)
  if (!factors.app) {
    if (asked.required && factors.passkeys > 0) throw new AppError('staff.passkey-required')
    return 'password'
  }
  const code = asked.code?.replace(/\s/g, '') ?? ''
  if (code === '') throw new AppError('staff.code-required')
  if (await takeAppCode(db, services, { staffId, code, active: true, now })) return 'code'
  if (await takeRecoveryCode(db, services, staffId, code)) return 'recovery-code'
  throw new AppError('staff.code-wrong')
}
