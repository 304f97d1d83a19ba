import * as contract from '#contract/staff/team.ts'
import { may, type Permission, type RoleId } from '#domain/staff/permission.ts'
import { lockOpenOf } from '../../data/application/application.ts'
import { freeHandOversTo } from '../../data/casework/hand-over.ts'
import { publish } from '../../data/chat/event.ts'
import { freeSessionsOf } from '../../data/chat/session.ts'
import { findAuthority } from '../../data/staff/colleague.ts'
import { findInvitations } from '../../data/staff/invitation.ts'
import { findAllStaff } from '../../data/staff/staff.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { type StaffCall, staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { alertStaff } from '../alert/alert.ts'
import { giveTo } from '../assignment/assign.ts'
import { invitationOf, invite, resetStaff, withdrawInvitation } from './invitation.ts'
import { tellStaff } from './notice.ts'
import { checkRole, listOwnRoles } from './roles.ts'
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
        roles: await listOwnRoles(db, now),
      },
    })),

    staffRoute(
      contract.invite,
      { ...manage, audit: 'staff.invited', confirm: true },
      async ({ body, staff, now, trace }) => {
        const row = await inTransaction(db, async (tx) => {
          const invited = await invite(tx, services, { ...body, invitedBy: staff.id, now })
          const { name } = await checkRole(tx, body.role)
          await trace(tx, { subject: invited.id, details: { role: name ?? body.role } })
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

type Given = Pick<StaffCall<typeof contract.changeStaff>, 'staff' | 'trace' | 'now'> & {
  staffId: string
  change: Parameters<typeof changeStaff>[2]
}

/** Changes a colleague's role or closes their account, with a letter and an audit entry. */
export async function giveRole(
  tx: Tx,
  services: Services,
  { staffId, change, staff, trace, now }: Given,
): Promise<void> {
  const { before, after } = await changeStaff(tx, staffId, change, now)
  await freeWork(tx, services, { staffId, staff, trace, now })
  const name = async (role: RoleId) => (await checkRole(tx, role)).name
  const roleName = (await name(after.role)) ?? undefined
  const isClosing = before.disabled !== after.disabled
  if (isClosing) {
    const notice = after.disabled ? 'disabled' : 'enabled'
    await tellStaff(tx, services, { staffId, notice, now })
  }
  if (before.role !== after.role) {
    const { role } = after
    await tellStaff(tx, services, { staffId, notice: 'role-changed', role, roleName, now })
  }
  const from = (await name(before.role)) ?? before.role
  await trace(tx, {
    action: isClosing
      ? after.disabled
        ? 'staff.disabled'
        : 'staff.enabled'
      : 'staff.role-changed',
    subject: staffId,
    details: { from, to: roleName ?? after.role, disabled: after.disabled },
  })
}

/**
 * What a colleague may no longer work on is everybody's: hand-overs, of which whoever may approve is
 * told, open applications, with a line in their history, and conversations.
 */
export async function freeWork(
  tx: Tx,
  services: Services,
  { staffId, staff, trace, now }: Omit<Given, 'change'>,
): Promise<void> {
  const authority = await findAuthority(tx, staffId)
  const mayStill = (permission: Permission) => authority && may(authority, permission)
  if (!mayStill('application.approve')) {
    for (const { applicationId, handedOverBy: by } of await freeHandOversTo(tx, staffId)) {
      await alertStaff(tx, services, { kind: 'handed-over', by, applicationId, now })
    }
  }
  if (!mayStill('application.work')) {
    for (const row of await lockOpenOf(tx, staffId)) {
      await giveTo(tx, services, row, null, { staffId: staff.id, now })
      const details = { to: null }
      await trace(tx, { action: 'application.assigned', applicationId: row.id, details })
    }
  }
  if (mayStill('chat.answer')) return
  for (const sessionId of await freeSessionsOf(tx, staffId)) {
    await publish(tx, { event: 'inbox', data: { sessionId } })
  }
}

/** Changing the role and closing the account are one call with two audit actions. */
function changeRoutes(services: Services): Route[] {
  const { db } = services
  return [
    staffRoute(
      contract.changeStaff,
      { ...manage, audit: 'staff.role-changed', confirm: true },
      async ({ params, body, staff, now, trace }) => {
        const view = await inTransaction(db, async (tx) => {
          await giveRole(tx, services, { staffId: params.id, change: body, staff, now, trace })
          return getStaffView(tx, params.id)
        })
        return { status: 200, body: view }
      },
    ),
  ]
}
