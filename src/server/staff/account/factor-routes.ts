import * as contract from '#contract/staff/factor.ts'
import { AppError } from '#domain/error.ts'
import type { AccountNotice } from '#domain/staff/account-notice.ts'
import { findFactors } from '../../data/staff/factor.ts'
import { deletePasskey } from '../../data/staff/passkey.ts'
import { deleteSessions, type SignInMethod } from '../../data/staff/session.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffActor, type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { passkeyOf } from './account.ts'
import { tellStaff } from './notice.ts'
import { addPasskey, registrationOptions } from './passkey.ts'
import {
  makeRecoveryCodes,
  refuseToBeWithoutFactor,
  removeSecondFactor,
  startSecondFactor,
  takeAppCode,
} from './second-factor.ts'
import { renewStaffSession } from './session.ts'

const own = {
  permission: null,
  limit: perMinute(30),
  beforeSecondFactor: true,
  confirm: true,
} as const

/** Authenticator app and passkeys of the own account. */
export function factorRoutes(services: Services): Route[] {
  return [...appRoutes(services), ...passkeyRoutes(services)]
}

type Session = Pick<StaffActor, 'id' | 'sessionId'>

/** Marks the session as two-factor under a new cookie; all others end. */
async function strengthen(
  tx: Tx,
  { random }: Services,
  { id, sessionId }: Session,
  proved: { method: SignInMethod; now: Date },
) {
  await deleteSessions(tx, id, sessionId)
  return renewStaffSession(tx, random, { sessionId, ...proved })
}

/** A notice about the own account. */
const tell = (
  tx: Tx,
  services: Services,
  { staff, request, now }: Pick<StaffCall<never>, 'staff' | 'request' | 'now'>,
  notice: AccountNotice,
) =>
  tellStaff(tx, services, {
    staffId: staff.id,
    notice,
    userAgent: request.headers.get('user-agent'),
    now,
  })

function appRoutes(services: Services): Route[] {
  const { db } = services
  return [
    // Audited when confirmed; starting changes nothing.
    staffRoute(contract.startSecondFactor, { ...own, audit: null }, async ({ staff }) => ({
      status: 200,
      body: await startSecondFactor(db, services, staff),
    })),

    staffRoute(
      contract.activateSecondFactor,
      { ...own, limit: perMinute(10, 'secret'), audit: 'staff.second-factor-added' },
      async (call) => {
        const { body, staff, now, trace } = call
        const code = body.code.replace(/\s/g, '')
        const done = await inTransaction(db, async (tx) => {
          const given = { staffId: staff.id, code, active: false, now }
          if (!(await takeAppCode(tx, services, given))) throw new AppError('staff.code-wrong')
          const recoveryCodes = await makeRecoveryCodes(tx, services, staff.id)
          await trace(tx)
          await tell(tx, services, call, 'app-added')
          return {
            recoveryCodes,
            token: await strengthen(tx, services, staff, { method: 'code', now }),
          }
        })
        return {
          status: 200,
          body: { recoveryCodes: done.recoveryCodes },
          staffToken: done.token,
        }
      },
    ),

    staffRoute(
      contract.removeSecondFactor,
      { ...own, audit: 'staff.second-factor-removed' },
      async (call) => {
        const { staff, trace } = call
        await inTransaction(db, async (tx) => {
          await removeSecondFactor(tx, staff.id)
          await refuseToBeWithoutFactor(tx, services, staff.id)
          await trace(tx)
          await tell(tx, services, call, 'app-removed')
        })
        return { status: 204 }
      },
    ),

    staffRoute(
      contract.makeRecoveryCodes,
      { ...own, audit: 'staff.recovery-codes-made' },
      async (call) => {
        const { staff, trace } = call
        const recoveryCodes = await inTransaction(db, async (tx) => {
          const { app } = await findFactors(tx, staff.id)
          if (!app) throw new AppError('staff.second-factor-required')
          await trace(tx)
          await tell(tx, services, call, 'recovery-codes-made')
          return makeRecoveryCodes(tx, services, staff.id)
        })
        return { status: 200, body: { recoveryCodes } }
      },
    ),
  ]
}

function passkeyRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(contract.passkeyOptions, { ...own, audit: null }, async ({ staff, now }) => ({
      status: 200,
      body: await registrationOptions(services, staff, now),
    })),

    staffRoute(contract.addPasskey, { ...own, audit: 'staff.passkey-added' }, async (call) => {
      const { body, staff, now, trace } = call
      const { name, response } = body
      const done = await inTransaction(db, async (tx) => {
        const given = { staffId: staff.id, name, response, now }
        const passkey = await addPasskey(tx, services, given)
        await trace(tx, { subject: passkey.id.slice(0, 64) })
        await tell(tx, services, call, 'passkey-added')
        return { passkey, token: await strengthen(tx, services, staff, { method: 'passkey', now }) }
      })
      return { status: 201, body: passkeyOf(done.passkey), staffToken: done.token }
    }),

    staffRoute(contract.removePasskey, { ...own, audit: 'staff.passkey-removed' }, async (call) => {
      const { params, staff, trace } = call
      await inTransaction(db, async (tx) => {
        if (!(await deletePasskey(tx, staff.id, params.id))) throw new AppError('request.not-found')
        await refuseToBeWithoutFactor(tx, services, staff.id)
        await trace(tx, { subject: params.id.slice(0, 64) })
        await tell(tx, services, call, 'passkey-removed')
      })
      return { status: 204 }
    }),
  ]
}
