import * as contract from '#contract/staff/login.ts'
import { AppError } from '#domain/error.ts'
import { writeAudit } from '../../data/staff/audit.ts'
import { findStaff } from '../../data/staff/staff.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { clientOf } from './client.ts'
import { useEmailChange } from './email-change.ts'
import { accept, lookAt } from './invitation.ts'
import { enteredAs, letIn } from './login.ts'

const byLetter = { access: 'anyone', limit: perMinute(30, 'secret') } as const

/** Links in letters to staff, in any browser: the letter is the proof. */
export function invitationRoutes(services: Services): Route[] {
  const { db } = services
  return [
    route(contract.confirmEmail, byLetter, async (call) => {
      const userAgent = call.request.headers.get('user-agent')
      const email = await useEmailChange(services, { token: call.body.token, userAgent }, call)
      return { status: 200, body: { email } }
    }),

    route(contract.lookAtInvitation, byLetter, async (call) => ({
      status: 200,
      body: await lookAt(services, call.body.token, call.now),
    })),

    route(contract.acceptInvitation, byLetter, async (call) => {
      const { requestId, now } = call
      const staffId = await accept(services, { ...call.body, now }, (tx, id) =>
        writeAudit(tx, { staffId: id, action: 'staff.joined', requestId, at: now }),
      )
      const staff = await findStaff(db, staffId)
      if (!staff) throw new AppError('staff.not-found')
      const entered = await letIn(services, staff, 'password', clientOf(call))
      return { status: 200, ...enteredAs(services, staff, entered) }
    }),
  ]
}
