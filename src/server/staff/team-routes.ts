import * as contract from '#contract/staff/team.ts'
import { findAllStaff } from '../data/staff.ts'
import { findInvitations } from '../data/staff-invitation.ts'
import type { Tx } from '../db/database.ts'
import { inTransaction } from '../db/transaction.ts'
import { perMinute, type Route } from '../http/route.ts'
import { staffRoute } from '../http/staff-route.ts'
import type { Services } from '../services.ts'
import { invitationOf, invite, resetStaff, withdrawInvitation } from './invitation.ts'
import { tellStaff } from './notice.ts'
import { changeStaff, getStaffView, staffViewOf } from './team.ts'

const manage = { permission: 'staff.manage', limit: perMinute(60) } as const

/** Colleagues and invitations. */
export function teamRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(contract.listStaff, { ...manage, audit: null }, async ({ now }) => ({
      status: 200,
      body: {
        items: (await findAllStaff(db)).map(staffViewOf),
        invitations: (await findInvitations(db, now)).map(invitationOf),
      },
    })),

    staffRoute(
      contract.invite,
      { ...manage, audit: 'staff.invited', confirm: true },
      async ({ body, staff, now, trace }) => {
        const row = await inTransaction(db, async (tx) => {
          const invited = await invite(tx, services, { ...body, invitedBy: staff.id, now })
          await trace(tx, { subject: invited.id, details: { role: body.role } })
          return invited
        })
        return { status: 201, body: invitationOf(row) }
      },
    ),

    staffRoute(
      contract.withdrawInvitation,
      { ...manage, audit: 'staff.invitation-withdrawn' },
      async ({ params, now, trace }) => {
        await inTransaction(db, async (tx) => {
          await withdrawInvitation(tx, params.id, now)
          await trace(tx)
        })
        return { status: 204 }
      },
    ),

    staffRoute(
      contract.resetStaff,
      { ...manage, audit: 'staff.reset', confirm: true },
      async ({ params, staff, now, trace }) => {
        const row = await inTransaction(db, async (tx) => {
          const given = { staffId: params.id, invitedBy: staff.id, now }
          const invited = await resetStaff(tx, services, given)
          await trace(tx)
          return invited
        })
        return { status: 201, body: invitationOf(row) }
      },
    ),

    ...changeRoutes(services),
  ]
}

type Change = Awaited<ReturnType<typeof changeStaff>> & { now: Date }

async function tellOfChange(tx: Tx, services: Services, staffId: string, change: Change) {
  const { before, after, now } = change
  const { role } = after
  if (before.disabled !== after.disabled) {
    const notice = after.disabled ? 'disabled' : 'enabled'
    await tellStaff(tx, services, { staffId, notice, now })
  }
  if (before.role !== role) {
    await tellStaff(tx, services, { staffId, notice: 'role-changed', role, now })
  }
}

/** Changing a colleague's role and closing their account are two things in the audit, in one call. */
function changeRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      contract.changeStaff,
      { ...manage, audit: 'staff.role-changed', confirm: true },
      async ({ params, body, now, trace }) => {
        const view = await inTransaction(db, async (tx) => {
          const { before, after } = await changeStaff(tx, params.id, body, now)
          await tellOfChange(tx, services, params.id, { before, after, now })
          const details = { from: before.role, to: after.role, disabled: after.disabled }
          await trace(tx, {
            details,
            ...(before.disabled !== after.disabled && {
              action: after.disabled ? ('staff.disabled' as const) : ('staff.enabled' as const),
            }),
          })
          return getStaffView(tx, params.id)
        })
        return { status: 200, body: view }
      },
    ),
  ]
}
