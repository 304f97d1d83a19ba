import * as contract from '#contract/staff.ts'
import { AppError } from '#domain/error.ts'
import { perMinute, type Route } from '../http/route.ts'
import { isConfirmed } from '../http/staff-guard.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { accountOf, changeAccount, refuseWeak } from './account.ts'
import { setPassword } from './accounts.ts'
import { confirm, proveOwnPassword } from './login.ts'
import { clientOf } from './login-routes.ts'
import { authenticationOptions, usePasskey } from './passkey.ts'
import {
  confirmSession,
  endSession,
  endSessions,
  findConfirmedAt,
  renewStaffSession,
} from './session.ts'

const own = { permission: null, limit: perMinute(60), beforeSecondFactor: true } as const

/** The own account: who one is, how one proves it, where one is signed in. */
export function accountRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      contract.getAccount,
      { ...own, limit: perMinute(120), audit: null },
      async (call) => ({
        status: 200,
        body: await accountOf(db, call.staff, call.now),
      }),
    ),

    staffRoute(contract.changeAccount, { ...own, audit: 'staff.account-changed' }, async (call) => {
      const { body, staff, now, trace } = call
      await db.transaction().execute(async (tx) => {
        // Who reads the letters of an account decides over it.
        const isNewAddress = body.email !== undefined && body.email.trim() !== staff.email
        const confirmedAt = isNewAddress ? await findConfirmedAt(tx, staff.sessionId) : now
        if (!confirmedAt || !isConfirmed(confirmedAt, now)) {
          throw new AppError('staff.confirm-required')
        }
        await trace(tx, { details: { fields: await changeAccount(tx, services, staff, body) } })
      })
      return { status: 200, body: await accountOf(db, staff, now) }
    }),

    staffRoute(contract.endOneSession, { ...own, audit: 'staff.signed-out' }, async (call) => {
      const { params, staff, trace } = call
      await db.transaction().execute(async (tx) => {
        if (!(await endSession(tx, staff.id, params.id))) throw new AppError('request.not-found')
        await trace(tx, { details: { elsewhere: true } })
      })
      return { status: 204 }
    }),

    staffRoute(contract.confirm, { ...own, audit: 'staff.confirmed' }, async (call) => {
      const { body, staff, now, trace } = call
      await confirm(services, staff, body, clientOf(call))
      await db.transaction().execute(async (tx) => {
        await confirmSession(tx, staff.sessionId, now)
        await trace(tx)
      })
      return { status: 204 }
    }),

    staffRoute(contract.passkeyConfirmOptions, { ...own, audit: null }, async (call) => ({
      status: 200,
      body: (await authenticationOptions(services, call.staff.id, call.now)) as never,
    })),

    staffRoute(contract.passkeyConfirm, { ...own, audit: 'staff.confirmed' }, async (call) => {
      const { body, staff, now, trace } = call
      await usePasskey(services, { response: body.response, staffId: staff.id, now })
      await db.transaction().execute(async (tx) => {
        await confirmSession(tx, staff.sessionId, now, 'passkey')
        await trace(tx, { details: { method: 'passkey' } })
      })
      return { status: 204 }
    }),

    staffRoute(
      contract.changePassword,
      { ...own, audit: 'staff.password-changed' },
      async (call) => {
        const { body, staff, now, trace } = call
        await proveOwnPassword(services, staff.id, body.current, clientOf(call))
        refuseWeak(services, body.next, staff)
        const hash = await services.passwords.hash(body.next)
        const token = await db.transaction().execute(async (tx) => {
          await setPassword(tx, services, staff.id, hash)
          await endSessions(tx, staff.id, staff.sessionId)
          await trace(tx)
          return renewStaffSession(tx, services.random, { sessionId: staff.sessionId, now })
        })
        return { status: 204, staffToken: token }
      },
    ),
  ]
}
