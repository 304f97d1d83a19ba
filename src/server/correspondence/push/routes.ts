import * as contract from '#contract/push.ts'
import { findSession } from '../../data/application/session.ts'
import { deleteNewsOf } from '../../data/correspondence/traveller-news.ts'
import { deleteTravellerPush, isPushed } from '../../data/correspondence/traveller-push.ts'
import { perMinute, type Route, route } from '../../http/route.ts'
import type { Services } from '../../services.ts'
import { subscribe } from './subscribe.ts'

const own = { access: 'anyone', limit: perMinute(60) } as const

/** Push notifications of travellers. */
export function pushRoutes(services: Services): Route[] {
  const { db } = services
  /** A browser without a cookie never subscribed. */
  const withSession = async (hash: Buffer | null, work: (sessionId: number) => Promise<void>) => {
    const sessionId = hash ? await findSession(db, hash) : null
    if (sessionId !== null) await work(sessionId)
  }
  return [
    route(contract.getPush, own, async ({ tokenHash }) => {
      let isOn = false
      await withSession(tokenHash, async (sessionId) => {
        isOn = await isPushed(db, sessionId)
      })
      return { status: 200, body: { key: services.push.key, isOn } }
    }),

    route(
      contract.subscribeToPush,
      { access: 'application', limit: perMinute(20) },
      async (call) => {
        await subscribe(services, call.body, call)
        return { status: 204 }
      },
    ),

    route(contract.endPush, own, async ({ tokenHash }) => {
      await withSession(tokenHash, (sessionId) => deleteTravellerPush(db, { sessionId }))
      return { status: 204 }
    }),

    route(contract.markNewsSeen, own, async ({ tokenHash }) => {
      await withSession(tokenHash, (sessionId) => deleteNewsOf(db, sessionId))
      return { status: 204 }
    }),
  ]
}
