import type { BodyOf } from '#contract/endpoint.ts'
import type { putPushSubscription } from '#contract/staff/alert.ts'
import { AppError } from '#domain/error.ts'
import {
  deleteOtherSubscriptions,
  deleteSubscriptionOf,
  hasSubscription,
  putSubscription,
} from '../data/push-subscription.ts'
import type { Tx } from '../db/database.ts'
import type { StaffActor } from '../http/staff-route.ts'
import type { Services } from '../services.ts'

/** Browsers of one member of staff that are told; a further one takes the place of the oldest. */
const mostBrowsers = 10

/**
 * Has the browser of a session told. An address that is none of a push service that we know is refused, so
 * that nobody makes this server call wherever they like. Answers whether it is a new one.
 */
export async function subscribe(
  tx: Tx,
  { push, random }: Pick<Services, 'push' | 'random'>,
  { id: staffId, sessionId }: StaffActor,
  { endpoint, keys, now }: BodyOf<typeof putPushSubscription> & { now: Date },
): Promise<boolean> {
  if (!push.isKnown(endpoint)) throw wrong('endpoint')
  const [publicKey, authSecret] = [fromBase64url(keys.p256dh), fromBase64url(keys.auth)]
  if (!push.isKey(publicKey)) throw wrong('keys.p256dh')
  const isNew = !(await hasSubscription(tx, sessionId))
  await deleteOtherSubscriptions(tx, { staffId, sessionId, endpoint }, mostBrowsers - 1)
  const browser = { id: random.uuid(), staffId, sessionId, endpoint }
  await putSubscription(tx, { ...browser, publicKey, authSecret, seenAt: now })
  return isNew
}

export const unsubscribe = (tx: Tx, { sessionId }: StaffActor): Promise<void> =>
  deleteSubscriptionOf(tx, sessionId)

const fromBase64url = (text: string): Buffer => Buffer.from(text, 'base64url')

const wrong = (path: string) =>
  new AppError('request.invalid', {}, [{ path, code: 'push.unknown' }])
