import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { AnswerOf } from '#contract/endpoint.ts'
import type { passkeyOptions } from '#contract/staff/factor.ts'
import { AppError } from '#domain/error.ts'
import {
  countPasskeyUse,
  findPasskey,
  findPasskeys,
  insertChallenge,
  insertPasskey,
  type PasskeyPurpose,
  takeChallenge,
} from '../../data/staff/passkey.ts'
import type { Tx } from '../../platform/db/database.ts'
import type { Services } from '../../services.ts'

// Loaded on use: large, and few have passkeys.
const webAuthn = () => import('@simplewebauthn/server')

const minutes = 5
const timeout = minutes * 60_000

/** WebAuthn options as JSON. */
type Options = AnswerOf<typeof passkeyOptions>
/** A browser's response, validated by the library. */
export type PasskeyResponse = Readonly<Record<string, unknown>>

const site = ({ publicUrl }: Services) => {
  const { origin, hostname } = new URL(publicUrl)
  return { origin, rpId: hostname }
}

/** Stores a challenge for five minutes. */
async function keepChallenge(
  services: Services,
  { purpose, staffId, now }: { purpose: PasskeyPurpose; staffId: string | null; now: Date },
) {
  const challenge = services.random.token()
  const expiresAt = new Date(now.getTime() + timeout)
  await insertChallenge(services.db, { challenge, purpose, staffId, expiresAt })
  return new Uint8Array(Buffer.from(challenge, 'base64url'))
}

/** The challenge of a response; used up. Throws staff.passkey-refused. */
async function spendChallenge(
  tx: Tx,
  response: PasskeyResponse,
  { purpose, staffId, now }: { purpose: PasskeyPurpose; staffId: string | null; now: Date },
): Promise<string> {
  const challenge = await challengeIn(response)
  const taken = challenge && (await takeChallenge(tx, { challenge, purpose, staffId }))
  if (!challenge || !taken || taken.expiresAt <= now) throw new AppError('staff.passkey-refused')
  return challenge
}

async function challengeIn({ response }: PasskeyResponse): Promise<string | null> {
  const inner = response as { clientDataJSON?: unknown } | undefined
  if (typeof inner?.clientDataJSON !== 'string') return null
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = decodeClientDataJSON(inner.clientDataJSON)
    return /^[\w-]{1,128}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}

/** Any verification failure gives the same error. */
async function refused<T>(verifying: Promise<T>): Promise<T> {
  try {
    return await verifying
  } catch {
    throw new AppError('staff.passkey-refused')
  }
}

/** As JSON, without undefined members. */
const asJson = (options: object): Options => JSON.parse(JSON.stringify(options))

const transportsOf = (text: string): string[] => text.split(' ').filter(Boolean)

const labelOf = ({ id, transports }: { id: string; transports: string }) => ({
  id,
  transports: transportsOf(transports),
})

/** Options for registering a passkey. */
export async function registrationOptions(
  services: Services,
  staff: { id: string; email: string; name: string },
  now: Date,
): Promise<Options> {
  const { generateRegistrationOptions } = await webAuthn()
  const options = await generateRegistrationOptions({
    rpName: services.company.name,
    rpID: site(services).rpId,
    userID: new Uint8Array(Buffer.from(staff.id)),
    userName: staff.email,
    userDisplayName: staff.name,
    challenge: await keepChallenge(services, { purpose: 'add-passkey', staffId: staff.id, now }),
    timeout,
    attestationType: 'none',
    excludeCredentials: (await findPasskeys(services.db, staff.id)).map(labelOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return asJson(options)
}

/** Registers a passkey with user verification. Throws staff.passkey-refused. */
export async function addPasskey(
  tx: Tx,
  services: Services,
  given: { staffId: string; name: string; response: PasskeyResponse; now: Date },
) {
  const { staffId, name, now } = given
  const { origin, rpId } = site(services)
  const purpose = 'add-passkey'
  const expectedChallenge = await spendChallenge(services.db, given.response, {
    purpose,
    staffId,
    now,
  })
  const { verifyRegistrationResponse } = await webAuthn()
  const { verified, registrationInfo } = await refused(
    verifyRegistrationResponse({
      response: given.response as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    }),
  )
  if (!verified || !registrationInfo) throw new AppError('staff.passkey-refused')
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const added = await insertPasskey(tx, {
    id,
    staffId,
    name,
    publicKey: Buffer.from(publicKey),
    counter,
    transports: transports.join(' ').slice(0, 100),
    createdAt: now,
  })
  if (!added) throw new AppError('staff.passkey-refused')
  return added
}

/** Options for signing in, or confirming as this member of staff. */
export async function authenticationOptions(
  services: Services,
  staffId: string | null,
  now: Date,
): Promise<Options> {
  const purpose = staffId === null ? 'passkey-login' : 'passkey-confirm'
  const { generateAuthenticationOptions } = await webAuthn()
  const options = await generateAuthenticationOptions({
    rpID: site(services).rpId,
    challenge: await keepChallenge(services, { purpose, staffId, now }),
    timeout,
    userVerification: 'required',
    // Signing in lists no passkeys, so nobody learns who has some.
    ...(staffId !== null && {
      allowCredentials: (await findPasskeys(services.db, staffId)).map(labelOf),
    }),
  })
  return asJson(options)
}

/** The owner of the passkey that signed the challenge. Throws staff.passkey-refused. */
export async function usePasskey(
  services: Services,
  { response, staffId, now }: { response: PasskeyResponse; staffId: string | null; now: Date },
): Promise<string> {
  const { db } = services
  const purpose = staffId === null ? 'passkey-login' : 'passkey-confirm'
  const expectedChallenge = await spendChallenge(db, response, { purpose, staffId, now })
  const passkey = await findPasskey(db, typeof response.id === 'string' ? response.id : '')
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) {
    throw new AppError('staff.passkey-refused')
  }
  const { origin, rpId } = site(services)
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await refused(
    verifyAuthenticationResponse({
      response: response as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        ...labelOf(passkey),
        publicKey: new Uint8Array(passkey.publicKey),
        counter: passkey.counter,
      },
      requireUserVerification: true,
    }),
  )
  if (!verified) throw new AppError('staff.passkey-refused')
  const counted = { from: passkey.counter, to: authenticationInfo.newCounter, now }
  if (!(await countPasskeyUse(db, passkey.id, counted))) throw new AppError('staff.passkey-refused')
  return passkey.staffId
}
