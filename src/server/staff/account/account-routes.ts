import * as contract from '#contract/staff/account.ts'
import { AppError } from '#domain/error.ts'
import { deleteEmailChange } from '../../data/staff/email-change.ts'
import { updatePassword } from '../../data/staff/password.ts'
import { deleteSession, deleteSessions } from '../../data/staff/session.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { isConfirmed } from '../../http/staff-guard.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { accountOf, changeAccount, emailOf } from './account.ts'
import { clientOf } from './client.ts'
import { askForEmail } from './email-change.ts'
import { proveOwnPassword } from './login.ts'
import { refuseWeak } from './new-password.ts'
import { tellStaff } from './notice.ts'
import { findConfirmedAt, renewStaffSession } from './session.ts'

const own = { permission: null, limit: perMinute(60), beforeSecondFactor: true } as const

/** The own account: profile, factors, sessions. */
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
          // Control of the mailbox means control of the account.
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
          if (!(await deleteEmailChange(tx, staff.id))) throw new AppError('request.not-found')
          await trace(tx, { details: { asked: 'nothing' } })
        })
        return { status: 204 }
      },
    ),

    staffRoute(contract.endOneSession, { ...own, audit: 'staff.signed-out' }, async (call) => {
      const { params, staff, trace } = call
      await inTransaction(db, async (tx) => {
        if (!(await deleteSession(tx, staff.id, params.id))) throw new AppError('request.not-found')
        await trace(tx, { details: { elsewhere: true } })
      })
      return { status: 204 }
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
          await updatePassword(tx, staff.id, { hash, now })
          await deleteSessions(tx, staff.id, staff.sessionId)
          // The old password may have been used to request another address.
          await deleteEmailChange(tx, staff.id)
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
