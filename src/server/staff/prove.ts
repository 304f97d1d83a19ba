import { AppError } from '#domain/error.ts'
import { findFactors } from '../data/staff.ts'
import type { Services } from '../services.ts'
import { findPasswordHash } from './accounts.ts'
import { hasEnded } from './password-hash.ts'
import { takeAppCode, takeRecoveryCode } from './second-factor.ts'
import type { Method } from './session.ts'

/** Whether a password is that of an account, and still counts. An unknown account costs the same. */
export async function checkPassword(
  services: Services,
  staffId: string | null,
  password: string,
): Promise<boolean> {
  const hash = await findPasswordHash(services.db, services, staffId ?? '')
  const { nobody, verify } = services.passwords
  const isRight = await verify({ hash: hash ?? nobody, password })
  return isRight && hash !== null && !hasEnded(hash, services.clock.now())
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
