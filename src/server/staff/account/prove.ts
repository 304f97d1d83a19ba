import { AppError } from '#domain/error.ts'
import { findFactors } from '../../data/staff/factor.ts'
import { findPasswordHash, replacePasswordHash } from '../../data/staff/password.ts'
import type { SignInMethod } from '../../data/staff/session.ts'
import type { Services } from '../../services.ts'
import { hasEnded } from './password-hash.ts'
import { takeAppCode, takeRecoveryCode } from './second-factor.ts'

/**
 * Checks a password and its expiry. An unknown account costs the same. A correct one with an
 * outdated cost is rehashed.
 */
export async function checkPassword(
  services: Services,
  staffId: string | null,
  password: string,
): Promise<boolean> {
  const { db, passwords, clock } = services
  const hash = await findPasswordHash(db, staffId ?? '')
  const isRight = await passwords.verify({ hash: hash ?? passwords.nobody, password })
  const now = clock.now()
  if (!isRight || staffId === null || hash === null || hasEnded(hash, now)) return false
  const renewed = await passwords.renew({ hash, password })
  if (renewed) await replacePasswordHash(db, staffId, { from: hash, to: renewed, now })
  return true
}

/**
 * Checks the second factor, if one is needed. Throws staff.code-required, staff.code-wrong,
 * staff.passkey-required.
 */
export async function checkSecondFactor(
  services: Services,
  asked: { staffId: string; code: string | undefined; required: boolean; now: Date },
): Promise<SignInMethod> {
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
