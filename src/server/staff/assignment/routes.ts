import type { AnswerOf } from '#contract/endpoint.ts'
import * as contract from '#contract/staff/auto-assign.ts'
import { AppError } from '#domain/error.ts'
import { may } from '#domain/staff/permission.ts'
import {
  findColleagueWorkloads,
  getGivingRule,
  setGivingRule,
  setPresence,
} from '../../data/staff/auto-assign.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'

async function givingOut(tx: Tx): Promise<AnswerOf<typeof contract.getGivingOut>> {
  const colleagues = (await findColleagueWorkloads(tx)).filter(({ authority }) =>
    may(authority, 'application.work'),
  )
  return { rule: await getGivingRule(tx), colleagues }
}

/** Automatic assignment, and possible assignees. */
export function autoAssignRoutes({ db }: Services): Route[] {
  return [
    staffRoute(
      contract.getGivingOut,
      { permission: null, limit: perMinute(120), audit: null },
      async () => ({ status: 200, body: await givingOut(db) }),
    ),

    staffRoute(
      contract.changeGivingRule,
      { permission: 'work.give-out', limit: perMinute(30), audit: 'setting.changed' },
      async ({ body: { rule }, trace }) => {
        await inTransaction(db, async (tx) => {
          await setGivingRule(tx, rule)
          await trace(tx, { details: { givingRule: rule } })
        })
        return { status: 200, body: await givingOut(db) }
      },
    ),

    staffRoute(
      contract.changePresence,
      { permission: 'application.work', limit: perMinute(60), audit: 'staff.presence-changed' },
      async ({ params: { id }, body, staff, trace, now }) => {
        if (id !== staff.id && !may(staff.authority, 'work.give-out')) {
          throw new AppError('staff.forbidden')
        }
        const languages = [...new Set(body.languages)]
        await inTransaction(db, async (tx) => {
          const isThere = await setPresence(tx, id, { isIn: body.isIn, languages, now })
          if (!isThere) throw new AppError('staff.not-found')
          await trace(tx, { subject: id, details: { isIn: body.isIn, languages } })
        })
        return { status: 200, body: await givingOut(db) }
      },
    ),
  ]
}
