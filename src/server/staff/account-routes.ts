import * as contract from '#contract/staff/account.ts'
import { AppError } from '#domain/error.ts'
import { inTransaction } from '../db/transaction.ts'
import { perMinute, type Route } from '../http/route.ts'
import { isConfirmed } from '../http/staff-guard.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { accountOf, changeAccount, emailOf, refuseWeak } from './account.ts'
import { setPassword } from './accounts.ts'
import { askForEmail, forgetEmailChange } from './email-change.ts'
import { confirm, proveOwnPassword, traceFailedConfirm } from './login.ts'
import { clientOf } from './login-routes.ts'
import { tellStaff } from './notice.ts'
import { authenticationOptions, usePasskey } from './passkey.ts'
import {
  confirmSession,
  endSession,
  endSessions,
  findConfirmedAt,
  renewStaffSession,
} from './session.ts'

const own = { permission: null, limit: perMinute(60), beforeSecondFactor: true } as const

type OfSession = { staff: { sessionId: string }; staffTokenHash: Buffer | null; now: Date }

const ofSession = ({ staff, staffTokenHash, now }: OfSession) => ({
  id: staff.sessionId,
  tokenHash: staffTokenHash ?? Buffer.alloc(0),
  now,
})

/** The own account: who one is, how one proves it, where one is signed in. */
export function accountRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      contract.getAccount,
      { ...own, limit: perMinute(120), audit: null },
      async (call) => ({
        status: 200,
        body: await accountOf(db, services, call.staff, call.now),
      }),
    ),

    staffRoute(
      contract.changeAccount,
      { permission: null, limit: perMinute(60), audit: 'staff.account-changed' },
      async (call) => {
        const { body, staff, now, trace } = call
        const email = body.email === undefined ? staff.email : emailOf(body.email)
        const userAgent = call.request.headers.get('user-agent')
        await inTransaction(db, async (tx) => {
          // Who reads the letters of an account decides over it.
          const isNewAddress = email !== staff.email
          const confirmedAt = isNewAddress ? await findConfirmedAt(tx, staff.sessionId) : now
          if (!confirmedAt || !isConfirmed(confirmedAt, now)) {
            throw new AppError('staff.confirm-required')
          }
          const fields = await changeAccount(tx, services, staff, body)
          if (isNewAddress) await askForEmail(tx, services, { staff, email, userAgent, now })
          const asked = isNewAddress ? { asked: 'email' } : {}
          await trace(tx, { details: { fields, ...asked } })
        })
        return { status: 200, body: await accountOf(db, services, staff, now) }
      },
    ),

    staffRoute(
      contract.forgetEmailChange,
      { ...own, audit: 'staff.account-changed' },
      async ({ staff, trace }) => {
        await inTransaction(db, async (tx) => {
          if (!(await forgetEmailChange(tx, staff.id))) throw new AppError('request.not-found')
          await trace(tx, { details: { asked: 'nothing' } })
        })
        return { status: 204 }
      },
    ),

    staffRoute(contract.endOneSession, { ...own, audit: 'staff.signed-out' }, async (call) => {
      const { params, staff, trace } = call
      await inTransaction(db, async (tx) => {
        if (!(await endSession(tx, staff.id, params.id))) throw new AppError('request.not-found')
        await trace(tx, { details: { elsewhere: true } })
      })
      return { status: 204 }
    }),

    staffRoute(contract.confirm, { ...own, audit: 'staff.confirmed' }, async (call) => {
      const { body, staff, trace } = call
      await confirm(services, staff, body, clientOf(call))
      const token = await inTransaction(db, async (tx) => {
        await trace(tx)
        return confirmSession(tx, services, ofSession(call))
      })
      return { status: 204, ...(token !== undefined && { staffToken: token }) }
    }),

    staffRoute(contract.passkeyConfirmOptions, { ...own, audit: null }, async (call) => ({
      status: 200,
      body: (await authenticationOptions(services, call.staff.id, call.now)) as never,
    })),

    staffRoute(contract.passkeyConfirm, { ...own, audit: 'staff.confirmed' }, async (call) => {
      const { body, staff, now, trace } = call
      const given = { response: body.response, staffId: staff.id, now }
      await usePasskey(services, given).catch(
        traceFailedConfirm(services, staff.id, clientOf(call)),
      )
      const token = await inTransaction(db, async (tx) => {
        await trace(tx, { details: { method: 'passkey' } })
        return confirmSession(tx, services, { ...ofSession(call), method: 'passkey' })
      })
      return { status: 204, ...(token !== undefined && { staffToken: token }) }
    }),

    staffRoute(
      contract.changePassword,
      { ...own, audit: 'staff.password-changed' },
      async (call) => {
        const { body, staff, now, trace } = call
        await proveOwnPassword(services, staff.id, body.current, clientOf(call))
        await refuseWeak(services, body.next, staff)
        const hash = await services.passwords.hash(body.next)
        const token = await inTransaction(db, async (tx) => {
          await setPassword(tx, services, staff.id, hash)
          await endSessions(tx, staff.id, staff.sessionId)
          // Whoever had the old one may have asked for an address of theirs.
          await forgetEmailChange(tx, staff.id)
          await trace(tx)
          const { userAgent } = clientOf(call)
          const told = { staffId: staff.id, userAgent, now }
          await tellStaff(tx, services, { notice: 'password-changed', ...told })
          return renewStaffSession(tx, services.random, { sessionId: staff.sessionId, now })
        })
        return { status: 204, staffToken: token }
      },
    ),
  ]
}
