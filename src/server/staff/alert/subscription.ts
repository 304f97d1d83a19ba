import type { BodyOf } from '#contract/endpoint.ts'
import type { putPushSubscription } from '#contract/staff/alert.ts'
import {
  deleteOtherSubscriptions,
  deleteSubscriptionOf,
  hasSubscription,
  putSubscription,
} from '../../data/correspondence/push-subscription.ts'
import type { StaffActor } from '../../http/staff-route.ts'
import type { Tx } from '../../platform/db/database.ts'
import { readSubscription } from '../../platform/push-target.ts'
import type { Services } from '../../services.ts'

/** Maximum number of subscribed browsers; another one replaces the oldest. */
const mostBrowsers = 10

/** Subscribes a session's browser. Returns whether it is new. Throws request.invalid. */
export async function subscribe(
  tx: Tx,
  services: Pick<Services, 'push' | 'random'>,
  { id: staffId, sessionId }: StaffActor,
  { now, ...subscription }: BodyOf<typeof putPushSubscription> & { now: Date },
): Promise<boolean> {
  const target = readSubscription(services, subscription)
  const { endpoint } = target
  const isNew = !(await hasSubscription(tx, sessionId))
  await deleteOtherSubscriptions(tx, { staffId, sessionId, endpoint }, mostBrowsers - 1)
  const browser = { id: services.random.uuid(), staffId, sessionId, ...target }
  await putSubscription(tx, { ...browser, seenAt: now })
  return isNew
}

export const unsubscribe = (tx: Tx, { sessionId }: StaffActor): Promise<void> =>
  deleteSubscriptionOf(tx, sessionId)
