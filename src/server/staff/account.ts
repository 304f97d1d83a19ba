import { foldEmail, isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { passwordWeakness } from '#domain/password.ts'
import { permissionsOf } from '#domain/permission.ts'
import type { StaffLanguage } from '#domain/reference/languages.ts'
import { staffLanguageOf } from '#domain/reference/languages.ts'
import { isFactorRequired } from '../data/setting.ts'
import { findFactors, findPasskeys, findStaff, findWaitingEmail, roleOf } from '../data/staff.ts'
import { type Tx, violates } from '../db/database.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { setEmailOrName } from './accounts.ts'
import { commonPasswords } from './common-passwords.ts'
import { countRecoveryCodes } from './second-factor.ts'
import { findSessions } from './session.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** Everything that somebody sees of their own account. */
export async function accountOf(
  tx: Tx,
  services: Pick<Services, 'secondFactor'>,
  actor: StaffActor,
  now: Date,
) {
  const staff = await findStaff(tx, actor.id)
  if (!staff) throw new AppError('request.unauthorized')
  const required = await isFactorRequired(tx, services)
  const factors = await findFactors(tx, actor.id)
  const sessions = await findSessions(tx, actor.id, now)
  const isWeak = sessions.some(({ id, method }) => id === actor.sessionId && method === 'password')
  return {
    id: staff.id,
    name: staff.name,
    email: staff.email,
    waitingEmail: await findWaitingEmail(tx, actor.id, now),
    language: staffLanguageOf(staff.language),
    role: roleOf(staff),
    permissions: [...permissionsOf(roleOf(staff))],
    secondFactor: {
      enabled: factors.app,
      recoveryCodesLeft: await countRecoveryCodes(tx, actor.id),
      required,
      missing: required && isWeak,
    },
    passkeys: (await findPasskeys(tx, actor.id)).map(passkeyOf),
    sessions: sessions.map(({ id, userAgent, createdAt, lastSeenAt }) => ({
      id,
      userAgent,
      createdAt: createdAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      current: id === actor.sessionId,
    })),
  }
}

export function passkeyOf(row: {
  id: string
  name: string
  createdAt: Date
  lastUsedAt: Date | null
}) {
  const { id, name, createdAt, lastUsedAt } = row
  return { id, name, createdAt: createdAt.toISOString(), lastUsedAt: iso(lastUsedAt) }
}

/** An address that letters reach, as it is kept. Throws request.invalid. */
export function emailOf(text: string): string {
  const email = text.trim()
  if (isEmailAddress(email)) return foldEmail(email)
  throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
}

/** Throws staff.password-weak. */
export async function refuseWeak(
  { company, publicUrl }: Services,
  password: string,
  person: { name: string; email: string },
): Promise<void> {
  const { hostname } = new URL(publicUrl)
  const ours = [company.name, company.legalName, company.email, hostname]
  const personal = [person.name, person.email, ...ours]
  const reason = passwordWeakness(password, personal, await commonPasswords())
  if (reason) {
    throw new AppError('staff.password-weak', { reason }, [
      { path: 'password', code: 'staff.password-weak' },
    ])
  }
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

export type AccountChanges = { name?: string | undefined; language?: StaffLanguage | undefined }

/** Changes name or language; gives the names of the fields that changed. */
export async function changeAccount(
  tx: Tx,
  services: Services,
  actor: StaffActor,
  changes: AccountChanges,
): Promise<string[]> {
  const next = { name: changes.name ?? actor.name, language: changes.language ?? actor.language }
  await setEmailOrName(tx, services, actor.id, next)
  return (['name', 'language'] as const).filter((field) => next[field] !== actor[field])
}
