import * as contract from '#contract/staff/login.ts'
import { perMinute, type Route } from '../../http/route.ts'
import { staffRoute } from '../../http/staff-route.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { clientOf } from './client.ts'
import { confirm, traceFailedConfirm } from './login.ts'
import { authenticationOptions, usePasskey } from './passkey.ts'
import { confirmSession } from './session.ts'

const own = { permission: null, limit: perMinute(60), beforeSecondFactor: true } as const

type OfSession = { staff: { sessionId: string }; staffTokenHash: Buffer | null; now: Date }

const ofSession = ({ staff, staffTokenHash, now }: OfSession) => ({
  id: staff.sessionId,
  tokenHash: staffTokenHash ?? Buffer.alloc(0),
  now,
})

/** Authenticating again before sensitive actions. */
export function confirmRoutes(services: Services): Route[] {
  const { db } = services
  return [
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
      body: await authenticationOptions(services, call.staff.id, call.now),
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
  ]
}
