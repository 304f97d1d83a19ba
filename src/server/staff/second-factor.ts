import { createHmac } from 'node:crypto'
import { AppError } from '#domain/error.ts'
import type { Tx } from '../db/database.ts'
import { seal, unseal } from '../sealing.ts'
import type { Services } from '../services.ts'
import { base32, otpauthUri, stepOfCode } from './totp.ts'

const recoveryCodeCount = 10
const secretBytes = 20

type Keys = Pick<Services, 'documentKey' | 'linkKey' | 'random'>

const contextOf = (staffId: string): string => `second-factor:${staffId}`

/** A fresh secret, which counts once a code of it was given; an active one stays until then. */
export async function startSecondFactor(
  tx: Tx,
  services: Keys & Pick<Services, 'company'>,
  staff: { id: string; email: string },
): Promise<{ uri: string; secret: string }> {
  const bytes = Buffer.from(services.random.token(), 'base64url').subarray(0, secretBytes)
  const { documentKey, random } = services
  const secret = seal(documentKey, bytes, contextOf(staff.id), random.nonce())
  const started = await tx
    .insertInto('staffTwoFactor')
    .values({ staffId: staff.id, secret })
    .onConflict((oc) =>
      oc
        .column('staffId')
        .doUpdateSet({ secret, lastUsedStep: null })
        .where('staffTwoFactor.active', '=', false),
    )
    .returning('staffId')
    .execute()
  // Whoever has an app takes it away first: otherwise one look at a screen would replace it.
  if (started.length === 0) throw new AppError('staff.second-factor-required')
  const text = base32(bytes)
  return { uri: otpauthUri(services.company.name, staff.email, text), secret: text }
}

/** Takes a code of the app, once: a code of the same 30 seconds or earlier is refused. */
export async function takeAppCode(
  tx: Tx,
  services: Keys,
  { staffId, code, active, now }: { staffId: string; code: string; active: boolean; now: Date },
): Promise<boolean> {
  const row = await tx
    .selectFrom('staffTwoFactor')
    .select('secret')
    .where('staffId', '=', staffId)
    .where('active', '=', active)
    .executeTakeFirst()
  if (!row) return false
  const secret = unseal(services.documentKey, row.secret, contextOf(staffId))
  const step = stepOfCode(secret, code, now)
  if (step === null) return false
  const taken = await tx
    .updateTable('staffTwoFactor')
    .set({ lastUsedStep: step, active: true })
    .where('staffId', '=', staffId)
    .where('active', '=', active)
    .where((eb) => eb.or([eb('lastUsedStep', 'is', null), eb('lastUsedStep', '<', step)]))
    .returning('staffId')
    .execute()
  return taken.length > 0
}

const normalised = (code: string): string => code.toLowerCase().replace(/[^a-z0-9]/g, '')

const hashOf = ({ linkKey }: Keys, staffId: string, code: string): Buffer =>
  createHmac('sha256', linkKey)
    .update(`recovery-code:${staffId}:${normalised(code)}`)
    .digest()

/** Takes a recovery code, once. */
export async function takeRecoveryCode(tx: Tx, services: Keys, staffId: string, code: string) {
  const taken = await tx
    .deleteFrom('staffRecoveryCode')
    .where('staffId', '=', staffId)
    .where('codeHash', '=', hashOf(services, staffId, code))
    .returning('staffId')
    .execute()
  return taken.length > 0
}

/** Fresh recovery codes, told only now; the old ones stop counting. */
export async function makeRecoveryCodes(tx: Tx, services: Keys, staffId: string) {
  const codes = Array.from({ length: recoveryCodeCount }, () => {
    const text = base32(Buffer.from(services.random.token(), 'base64url')).toLowerCase()
    // 120 bits: enough that a plain hash keeps them (ASVS 6.5.2 wants 112).
    return text.slice(0, 24).match(/.{6}/g)?.join('-') ?? text
  })
  await tx.deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute()
  await tx
    .insertInto('staffRecoveryCode')
    .values(codes.map((code) => ({ staffId, codeHash: hashOf(services, staffId, code) })))
    .execute()
  return codes
}

/** Takes the app and its recovery codes away. */
export async function removeSecondFactor(tx: Tx, staffId: string) {
  await tx.deleteFrom('staffTwoFactor').where('staffId', '=', staffId).execute()
  await tx.deleteFrom('staffRecoveryCode').where('staffId', '=', staffId).execute()
}

export async function countRecoveryCodes(tx: Tx, staffId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('staffRecoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('staffId', '=', staffId)
    .executeTakeFirstOrThrow()
  return count
}
