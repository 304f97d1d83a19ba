import * as contract from '#contract/staff/setting.ts'
import { getSettings, type Settings } from '../../data/staff/setting.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { changeSettings } from './setting.ts'

/** The owner's settings for all staff. */
export function settingRoutes({ db, secondFactor }: Services): Route[] {
  const isFactorFixed = secondFactor === 'required'
  const settingsOf = (settings: Settings) => ({
    ...settings,
    requireSecondFactor: settings.requireSecondFactor || isFactorFixed,
    isFactorFixed,
  })
  return [
    staffRoute(
      contract.getSettings,
      { permission: null, limit: perMinute(120), audit: null },
      async () => ({ status: 200, body: settingsOf(await getSettings(db)) }),
    ),

    staffRoute(
      contract.changeSettings,
      {
        permission: 'setting.manage',
        limit: perMinute(30),
        audit: 'setting.changed',
        confirm: true,
      },
      async ({ body, staff, trace }) => {
        await inTransaction(db, async (tx) => {
          await changeSettings(tx, body, staff.sessionId)
          await trace(tx, { details: body })
        })
        return { status: 200, body: settingsOf(body) }
      },
    ),
  ]
}
