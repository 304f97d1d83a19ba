import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
  WebAuthnError,
} from '@simplewebauthn/browser'
import type { BodyOf } from '#client/route.ts'

/** What the server and the browser's WebAuthn say to each other: we only carry it. */
type Carried = BodyOf<'POST /api/admin/login/passkey'>['response']

export function canUsePasskeys(): boolean {
  return browserSupportsWebAuthn()
}

/** Asks the browser for a signature by a passkey. Throws PasskeyNotUsed when it gives none. */
export async function signWithPasskey(options: Carried): Promise<Carried> {
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return carried(startAuthentication({ optionsJSON }))
}

/** Asks the browser to make a passkey. Throws PasskeyNotUsed when it makes none. */
export async function makePasskey(options: Carried): Promise<Carried> {
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return carried(startRegistration({ optionsJSON }))
}

/** The browser gave nothing: cancelled, timed out, or (`known`) it has a passkey for this account. */
export class PasskeyNotUsed extends Error {
  readonly why: 'cancelled' | 'known'

  constructor(why: PasskeyNotUsed['why']) {
    super(`passkey ${why}`)
    this.name = 'PasskeyNotUsed'
    this.why = why
  }
}

async function carried(work: Promise<object>): Promise<Carried> {
  try {
    // Members without a value do not travel; the contract knows JSON only.
    return JSON.parse(JSON.stringify(await work)) as Carried
  } catch (error) {
    const isKnown =
      error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED'
    throw new PasskeyNotUsed(isKnown ? 'known' : 'cancelled')
  }
}
