import { foldEmail, isEmailAddress } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { type StaffLanguage, staffLanguageOf } from '#domain/reference/languages.ts'
import { findWaitingEmail } from '../../data/staff/email-change.ts'
import { countRecoveryCodes, findFactors } from '../../data/staff/factor.ts'
import { findPasskeys } from '../../data/staff/passkey.ts'
import { findStaff, updateStaff } from '../../data/staff/staff.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'
import { isFactorRequired } from './second-factor.ts'
import { openSessions } from './session.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

/** The whole account for its owner. */
export async function accountOf(
  tx: Tx,
  services: Pick<Services, 'secondFactor'>,
  actor: StaffActor,
  now: Date,
) {
  const staff = await findStaff(tx, actor.id)
  if (!staff) throw new AppError('request.unauthorized')
  const { permissions, refundLimitCents } = actor.authority
  const required = await isFactorRequired(tx, services)
  const factors = await findFactors(tx, actor.id)
  const sessions = await openSessions(tx, actor.id, now)
  const isWeak = sessions.some(({ id, method }) => id === actor.sessionId && method === 'password')
  return {
    id: staff.id,
    name: staff.name,
    displayName: staff.displayName,
    email: staff.email,
    waitingEmail: await findWaitingEmail(tx, actor.id, now),
    language: staffLanguageOf(staff.language),
    role: actor.role,
    roleName: actor.roleName,
    permissions: [...permissions],
    refundLimitCents,
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

/** A deliverable address in normal form. Throws request.invalid. */
export function emailOf(text: string): string {
  if (isEmailAddress(text)) return foldEmail(text)
  throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.malformed' }])
}

export type AccountChanges = {
  name?: string | undefined
  /** Null: the first part of the name. */
  displayName?: string | null | undefined
  language?: StaffLanguage | undefined
}

/** Changes name, display name or language; returns the changed fields. */
export async function changeAccount(
  tx: Tx,
  { clock }: Pick<Services, 'clock'>,
  actor: StaffActor,
  changes: AccountChanges,
): Promise<string[]> {
  const before = await findStaff(tx, actor.id)
  if (!before) throw new AppError('request.unauthorized')
  const { displayName = before.displayName } = changes
  const next = {
    name: changes.name ?? before.name,
    displayName,
    language: changes.language ?? before.language,
  }
  await updateStaff(tx, actor.id, next, clock.now())
  const fields = ['name', 'displayName', 'language'] as const
  return fields.filter((field) => next[field] !== before[field])
}
