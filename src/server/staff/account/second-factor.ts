import { createHmac } from 'node:crypto'
import { AppError } from '#domain/error.ts'
import {
  deleteApp,
  deleteRecoveryCodes,
  findAppSecret,
  findFactors,
  insertRecoveryCodes,
  putAppSecret,
  takeAppStep,
  takeRecoveryCodeHash,
} from '../../data/staff/factor.ts'
import { getSettings } from '../../data/staff/setting.ts'
import type { Tx } from '../../platform/db/database.ts'
import { seal, sealedPlace, unseal } from '../../platform/sealing.ts'
import type { Services } from '../../services.ts'
import { base32, otpauthUri, stepOfCode } from './totp.ts'

const recoveryCodeCount = 10
const secretBytes = 20

type Keys = Pick<Services, 'documentKey' | 'linkKey' | 'random'>

const contextOf = sealedPlace.secondFactor

/** A new secret, valid once confirmed by a code; an active one stays until then. */
export async function startSecondFactor(
  tx: Tx,
  services: Keys & Pick<Services, 'company'>,
  staff: { id: string; email: string },
): Promise<{ uri: string; secret: string }> {
  const bytes = Buffer.from(services.random.token(), 'base64url').subarray(0, secretBytes)
  const { documentKey, random } = services
  const secret = seal(documentKey, bytes, contextOf(staff.id), random.nonce())
  // An app must be removed first: otherwise an unattended screen could replace it.
  if (!(await putAppSecret(tx, staff.id, secret))) {
    throw new AppError('staff.second-factor-required')
  }
  const text = base32(bytes)
  return { uri: otpauthUri(services.company.name, staff.email, text), secret: text }
}

/** Accepts an app code once: codes of the same or an earlier step are rejected. */
export async function takeAppCode(
  tx: Tx,
  services: Keys,
  { staffId, code, active, now }: { staffId: string; code: string; active: boolean; now: Date },
): Promise<boolean> {
  const sealed = await findAppSecret(tx, { staffId, active })
  if (!sealed) return false
  const secret = unseal(services.documentKey, sealed, contextOf(staffId))
  const step = stepOfCode(secret, code, now)
  return step !== null && takeAppStep(tx, { staffId, active, step })
}

const normalised = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const hashOf = ({ linkKey }: Keys, staffId: string, code: string): Buffer =>
  createHmac('sha256', linkKey)
    .update(`recovery-code:${staffId}:${normalised(code)}`)
    .digest()

/** Accepts a recovery code once. */
export function takeRecoveryCode(tx: Tx, services: Keys, staffId: string, code: string) {
  return takeRecoveryCodeHash(tx, staffId, hashOf(services, staffId, code))
}

/** New recovery codes, shown once; the old ones become invalid. */
export async function makeRecoveryCodes(tx: Tx, services: Keys, staffId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const text = base32(Buffer.from(services.random.token(), 'base64url')).toLowerCase()
    // 120 bits, enough for a plain hash (ASVS 6.5.2 wants 112).
    return text.slice(0, 24).match(/.{6}/g)?.join('-') ?? text
  })
  await deleteRecoveryCodes(tx, staffId)
  const hashes = codes.map((code) => hashOf(services, staffId, code))
  await insertRecoveryCodes(tx, staffId, hashes)
  return codes
}

/** Removes the app and its recovery codes. */
export async function removeSecondFactor(tx: Tx, staffId: string) {
  await deleteApp(tx, staffId)
  await deleteRecoveryCodes(tx, staffId)
}

/** Whether everyone needs a second factor, by configuration or the owner's setting. */
export async function isFactorRequired(
  tx: Tx,
  { secondFactor }: Pick<Services, 'secondFactor'>,
): Promise<boolean> {
  return secondFactor === 'required' || (await getSettings(tx)).requireSecondFactor
}

/** Rejects removing the last second factor while one is required. Throws staff.second-factor-required. */
export async function refuseToBeWithoutFactor(
  tx: Tx,
  services: Pick<Services, 'secondFactor'>,
  staffId: string,
): Promise<void> {
  const isRequired = await isFactorRequired(tx, services)
  const { app, passkeys } = await findFactors(tx, staffId)
  if (isRequired && !app && passkeys === 0) {
    throw new AppError('staff.second-factor-required')
  }
}
