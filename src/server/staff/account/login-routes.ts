import * as contract from '#contract/staff/login.ts'
import { AppError } from '#domain/error.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { deleteSession, deleteSessions } from '../../data/staff/session.ts'
import { findStaff } from '../../data/staff/staff.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { clientOf } from './client.ts'
import { enteredAs, isEmailRequired, letIn, signIn } from './login.ts'
import { authenticationOptions, usePasskey } from './passkey.ts'
import { createFindStaff } from './session.ts'

/** Signing in and out. */
export function loginRoutes(services: Services): Route[] {
  return [...byPassword(services), ...goingOut(services), ...byPasskey(services)]
}

function byPassword(services: Services): Route[] {
  return [
    staffRoute(
      contract.currentUser,
      { permission: null, limit: perMinute(120), audit: null, beforeSecondFactor: true },
      async ({ staff: { id, email, name, role } }) => ({
        status: 200,
        body: { id, email, name, roles: [role] },
      }),
    ),

    route(contract.loginForm, { access: 'anyone', limit: perMinute(60) }, async () => ({
      status: 200,
      body: { emailRequired: await isEmailRequired(services) },
    })),

    route(contract.login, { access: 'anyone', limit: perMinute(60) }, async (call) => {
      const { staff, entered } = await signIn(services, call.body, clientOf(call))
      return { status: 200, ...enteredAs(services, staff, entered) }
    }),
  ]
}

function goingOut(services: Services): Route[] {
  const { db } = services
  const findSignedIn = createFindStaff(services)
  return [
    route(contract.logout, { access: 'anyone', limit: perMinute(60) }, async (call) => {
      const { staffTokenHash, requestId, now } = call
      const found = staffTokenHash && (await findSignedIn(staffTokenHash, { now, awake: false }))
      if (found) {
        const { id: staffId, sessionId } = found.staff
        await inTransaction(db, async (tx) => {
          await deleteSession(tx, staffId, sessionId)
          await writeAudit(tx, { staffId, action: 'staff.signed-out', requestId, at: now })
        })
      }
      return { status: 204, staffToken: null }
    }),

    staffRoute(
      contract.logoutEverywhere,
      {
        permission: null,
        limit: perMinute(30),
        audit: 'staff.signed-out',
        beforeSecondFactor: true,
      },
      async ({ staff, trace }) => {
        await inTransaction(db, async (tx) => {
          await deleteSessions(tx, staff.id)
          await trace(tx, { details: { everywhere: true } })
        })
        return { status: 204, staffToken: null }
      },
    ),
  ]
}

function byPasskey(services: Services): Route[] {
  return [
    route(
      contract.passkeyLoginOptions,
      { access: 'anyone', limit: perMinute(30) },
      async (call) => ({
        status: 200,
        body: await authenticationOptions(services, null, call.now),
      }),
    ),

    // Passkeys cannot be guessed, so password delays do not apply.
    route(contract.passkeyLogin, { access: 'anyone', limit: perMinute(30) }, async (call) => {
      const { response } = call.body
      const staffId = await usePasskey(services, { response, staffId: null, now: call.now })
      const staff = await findStaff(services.db, staffId)
      if (!staff || staff.disabledAt) throw new AppError('staff.passkey-refused')
      const entered = await letIn(services, staff, 'passkey', clientOf(call))
      return { status: 200, ...enteredAs(services, staff, entered) }
    }),
  ]
}
