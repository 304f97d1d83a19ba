import * as contract from '#contract/staff/role.ts'
import { findHolders } from '../../data/staff/role.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { compose, getOwnRole, recompose, remove } from './roles.ts'
import { freeWork, giveRole } from './team-routes.ts'

const manage = { permission: 'staff.manage', limit: perMinute(60), confirm: true } as const

/** The owner's custom roles. */
export function roleRoutes(services: Services): Route[] {
  const { db, random } = services
  return [
    staffRoute(
      contract.composeRole,
      { ...manage, audit: 'role.composed' },
      async ({ body, now, trace }) => {
        const id = random.uuid()
        const view = await inTransaction(db, async (tx) => {
          await trace(tx, { subject: id, details: await compose(tx, id, body) })
          return getOwnRole(tx, id, now)
        })
        return { status: 201, body: view }
      },
    ),

    staffRoute(
      contract.changeRole,
      { ...manage, audit: 'role.changed' },
      async ({ params, body, staff, now, trace }) => {
        const view = await inTransaction(db, async (tx) => {
          await trace(tx, { details: await recompose(tx, params.id, body) })
          for (const staffId of await findHolders(tx, params.id)) {
            await freeWork(tx, services, { staffId, staff, trace, now })
          }
          return getOwnRole(tx, params.id, now)
        })
        return { status: 200, body: view }
      },
    ),

    staffRoute(
      contract.removeRole,
      { ...manage, audit: 'role.removed' },
      async ({ params, query, staff, now, trace }) => {
        await inTransaction(db, async (tx) => {
          const removed = { id: params.id, replacement: query.replacement, now }
          const details = await remove(tx, removed, (staffId, role) =>
            giveRole(tx, services, { staffId, change: { role }, staff, now, trace }),
          )
          await trace(tx, { details })
        })
        return { status: 204 }
      },
    ),
  ]
}
