import { foldEmail } from '#domain/email.ts'
import { AppError } from '#domain/error.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { deleteSessionOf, type SignInMethod } from '../../data/staff/session.ts'
import { findFirstActive, findStaffByEmail, type StaffRow } from '../../data/staff/staff.ts'
import { networkOf } from '../../http/network.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import type { StaffClient } from './client.ts'
import { browserCookie, rememberBrowser } from './known-browser.ts'
import { tellStaff } from './notice.ts'
import { checkPassword, checkSecondFactor } from './prove.ts'
import { isFactorRequired } from './second-factor.ts'
import { openStaffSession } from './session.ts'
import {
  type Attempt,
  accountCounter,
  beginAttempt,
  isKnownNetwork,
  knownPlaceCounter,
  networkCounter,
  rememberNetwork,
} from './sign-in-delay.ts'

export async function isEmailRequired({ db }: Services): Promise<boolean> {
  return (await findFirstActive(db)).length > 1
}

/** The account meant by a sign-in; a single member of staff needs no address. */
async function whoIsMeant(services: Services, email: string | undefined) {
  if (email) {
    const found = await findStaffByEmail(services.db, email)
    const active = found && !found.disabledAt ? found : null
    return { staff: active, account: found?.id ?? foldEmail(email) }
  }
  const [first, second] = await findFirstActive(services.db)
  if (second) {
    throw new AppError('request.invalid', {}, [{ path: 'email', code: 'contactEmail.required' }])
  }
  return { staff: first ?? null, account: first?.id ?? '' }
}

async function beginSignIn(services: Services, account: string, client: StaffClient) {
  const { db } = services
  const network = networkOf(client.address)
  const isKnown = await isKnownNetwork(db, account, network, client.now)
  return beginAttempt(
    db,
    {
      account: isKnown ? knownPlaceCounter(account, network) : accountCounter(account),
      network: networkCounter(network),
    },
    client.now,
  )
}

async function traceFailure(
  { db }: Services,
  staffId: string | null,
  code: string,
  { requestId, now: at, address }: StaffClient,
) {
  const details = { code, network: networkOf(address) }
  await writeAudit(db, { staffId, action: 'staff.sign-in-failed', requestId, at, details })
}

/** `browser` is the token of the known-browser cookie. */
type Entered = { token: string; browser: string; secondFactorMissing: boolean }

/** Opens a session after authentication, replacing the browser's previous one. */
export function letIn(
  services: Services,
  staff: StaffRow,
  method: SignInMethod,
  client: StaffClient,
  attempt: Attempt | null = null,
): Promise<Entered> {
  const { now, requestId, address } = client
  return inTransaction(services.db, async (tx) => {
    if (client.staffTokenHash) await deleteSessionOf(tx, client.staffTokenHash)
    const { userAgent } = client
    const session = { staffId: staff.id, method, userAgent, now }
    const { token } = await openStaffSession(tx, services.random, session)
    await attempt?.forgive(tx)
    const network = networkOf(address)
    const seen = { staffId: staff.id, token: client.browserToken, network, now }
    const browser = await rememberBrowser(tx, services, seen)
    await rememberNetwork(tx, staff.id, network, now)
    if (browser.isNew) {
      const told = { staffId: staff.id, userAgent, now }
      await tellStaff(tx, services, { notice: 'signed-in', ...told })
    }
    await writeAudit(tx, {
      staffId: staff.id,
      action: 'staff.signed-in',
      requestId,
      at: now,
      details: { method },
    })
    const isRequired = await isFactorRequired(tx, services)
    const secondFactorMissing = isRequired && method === 'password'
    return { token, browser: browser.token, secondFactorMissing }
  })
}

/** The answer to a sign-in, with both cookies. */
export function enteredAs(
  services: Services,
  { id, name, role }: StaffRow,
  { token, browser, secondFactorMissing }: Entered,
) {
  return {
    body: { id, name, role, secondFactorMissing },
    staffToken: token,
    headers: { 'set-cookie': browserCookie(services, browser) },
  }
}

/** Not a failure: the password was right, and the page learns what else is needed. */
const asksForMore = (error: unknown): boolean =>
  error instanceof AppError &&
  (error.code === 'staff.code-required' || error.code === 'staff.passkey-required')

/**
 * Signs a member of staff in. Unknown accounts and wrong passwords get the same answer at the same
 * cost. Throws staff.invalid-password, staff.code-required, staff.code-wrong,
 * staff.passkey-required, request.too-many.
 */
export async function signIn(
  services: Services,
  given: { password: string; email?: string | undefined; code?: string | undefined },
  client: StaffClient,
): Promise<{ staff: StaffRow; entered: Entered }> {
  const { staff, account } = await whoIsMeant(services, given.email)
  const attempt = await beginSignIn(services, account, client)
  const isRight = await checkPassword(services, staff?.id ?? null, given.password)
  if (!staff || !isRight) {
    await traceFailure(services, staff?.id ?? null, 'staff.invalid-password', client)
    throw new AppError('staff.invalid-password')
  }
  const method = await proveMore(services, staff, given.code, client, attempt)
  return { staff, entered: await letIn(services, staff, method, client, attempt) }
}

async function proveMore(
  services: Services,
  staff: StaffRow,
  code: string | undefined,
  client: StaffClient,
  attempt: Attempt,
): Promise<SignInMethod> {
  const required = await isFactorRequired(services.db, services)
  const asked = { staffId: staff.id, code, required, now: client.now }
  return checkSecondFactor(services, asked).catch(async (error: unknown) => {
    if (asksForMore(error)) await attempt.takeBack(services.db)
    else await traceFailure(services, staff.id, 'staff.code-wrong', client)
    throw error
  })
}

/** Authenticates again. Throws like signing in. */
export async function confirm(
  services: Services,
  staff: { id: string; sessionId: string },
  given: { password?: string | undefined; code?: string | undefined },
  client: StaffClient,
): Promise<void> {
  const attempt = await beginSignIn(services, staff.id, client)
  try {
    const method = await checkSecondFactor(services, {
      staffId: staff.id,
      code: given.code,
      required: false,
      now: client.now,
    })
    if (method === 'password') await provePassword(services, staff.id, given.password ?? '')
  } catch (error) {
    if (asksForMore(error)) await attempt.takeBack(services.db)
    else await traceFailedConfirm(services, staff.id, client)(error)
    throw error
  }
  await attempt.forgive(services.db)
}

/** Audits a failed authentication and rethrows. */
export function traceFailedConfirm({ db }: Services, staffId: string, client: StaffClient) {
  return async (error: unknown): Promise<never> => {
    if (error instanceof AppError) {
      const { requestId, now: at, address } = client
      const details = { code: error.code, network: networkOf(address) }
      await writeAudit(db, { staffId, action: 'staff.confirm-failed', requestId, at, details })
    }
    throw error
  }
}

/** Throws staff.invalid-password. */
async function provePassword(services: Services, staffId: string, password: string) {
  if (!(await checkPassword(services, staffId, password))) {
    throw new AppError('staff.invalid-password')
  }
}

/**
 * Checks one's own password, with the same delays as signing in. Throws staff.invalid-password,
 * request.too-many.
 */
export async function proveOwnPassword(
  services: Services,
  staffId: string,
  password: string,
  client: StaffClient,
) {
  const attempt = await beginSignIn(services, staffId, client)
  await provePassword(services, staffId, password).catch(
    traceFailedConfirm(services, staffId, client),
  )
  await attempt.forgive(services.db)
}
