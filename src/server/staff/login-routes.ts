import * as contract from '#contract/staff/account.ts'
import { AppError } from '#domain/error.ts'
import { writeAudit } from '../data/audit.ts'
import { findStaff, roleOf, type StaffRow } from '../data/staff.ts'
import { inTransaction } from '../db/transaction.ts'
import { type Call, perMinute, type Route, route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { useEmailChange } from './email-change.ts'
import { accept, lookAt } from './invitation.ts'
import { browserCookie, browserTokenIn } from './known-browser.ts'
import { type Client, isEmailRequired, letIn, signIn } from './login.ts'
import { authenticationOptions, usePasskey } from './passkey.ts'
import { createFindStaff, endSession, endSessions } from './session.ts'

export const clientOf = (call: Call<never>): Client => ({
  browserToken: browserTokenIn(call.request),
  address: call.address,
  userAgent: call.request.headers.get('user-agent'),
  staffTokenHash: call.staffTokenHash,
  requestId: call.requestId,
  now: call.now,
})

const signedInAs = (staff: StaffRow, secondFactorMissing: boolean) => ({
  id: staff.id,
  name: staff.name,
  role: roleOf(staff),
  secondFactorMissing,
})

/** Coming in and going out. */
export function loginRoutes(services: Services): Route[] {
  const { db } = services
  const findSignedIn = createFindStaff(services)
  const cookiesOf = ({ token, browser }: { token: string; browser: string }) => ({
    staffToken: token,
    headers: { 'set-cookie': browserCookie(services, browser) },
  })
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
      const { body, ...entered } = await signIn(services, call.body, clientOf(call))
      return { status: 200, body, ...cookiesOf(entered) }
    }),

    route(contract.logout, { access: 'anyone', limit: perMinute(60) }, async (call) => {
      const { staffTokenHash, requestId, now } = call
      const found = staffTokenHash && (await findSignedIn(staffTokenHash, { now, awake: false }))
      if (found) {
        const { id: staffId, sessionId } = found.staff
        await inTransaction(db, async (tx) => {
          await endSession(tx, staffId, sessionId)
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
          await endSessions(tx, staff.id)
          await trace(tx, { details: { everywhere: true } })
        })
        return { status: 204, staffToken: null }
      },
    ),

    route(
      contract.passkeyLoginOptions,
      { access: 'anyone', limit: perMinute(30) },
      async (call) => ({
        status: 200,
        body: (await authenticationOptions(services, null, call.now)) as never,
      }),
    ),

    // Nothing to guess here, so no wait of a password ever stands in the way.
    route(contract.passkeyLogin, { access: 'anyone', limit: perMinute(30) }, async (call) => {
      const { response } = call.body
      const staffId = await usePasskey(services, { response, staffId: null, now: call.now })
      const staff = await findStaff(db, staffId)
      if (!staff || staff.disabledAt) throw new AppError('staff.passkey-refused')
      const entered = await letIn(services, staff, 'passkey', clientOf(call))
      const body = signedInAs(staff, entered.secondFactorMissing)
      return { status: 200, body, ...cookiesOf(entered) }
    }),

    // By whoever reads the new address, in whatever browser: the letter itself is the proof.
    route(
      contract.confirmEmail,
      { access: 'anyone', limit: perMinute(30, 'secret') },
      async (call) => {
        const userAgent = call.request.headers.get('user-agent')
        const email = await useEmailChange(services, { token: call.body.token, userAgent }, call)
        return { status: 200, body: { email } }
      },
    ),

    route(
      contract.lookAtInvitation,
      { access: 'anyone', limit: perMinute(30, 'secret') },
      async (call) => ({
        status: 200,
        body: await lookAt(services, call.body.token, call.now),
      }),
    ),

    route(
      contract.acceptInvitation,
      { access: 'anyone', limit: perMinute(30, 'secret') },
      async (call) => {
        const { requestId, now } = call
        const staffId = await accept(services, { ...call.body, now }, (tx, id) =>
          writeAudit(tx, { staffId: id, action: 'staff.joined', requestId, at: now }),
        )
        const staff = await findStaff(db, staffId)
        if (!staff) throw new AppError('staff.not-found')
        const entered = await letIn(services, staff, 'password', clientOf(call))
        const body = signedInAs(staff, entered.secondFactorMissing)
        return { status: 200, body, ...cookiesOf(entered) }
      },
    ),
  ]
}
