import { referenceOf } from '#domain/application/reference.ts'
import { alertKindsOf } from '#domain/staff/alert.ts'
import {
  deleteSubscription,
  findSubscription,
} from '../../data/correspondence/push-subscription.ts'
import { findAlert } from '../../data/staff/alert.ts'
import type { Services } from '../../services.ts'

/** Later than that it says nothing new. */
const tooLateMs = 4 * 3_600_000

/**
 * Tells one browser of one alert, `id` being both, by kind and number only. What was read meanwhile, is too
 * old, or may not be seen any more is not told. A browser that its push service knows no more goes. Throws
 * where the push service does not take it, and is then repeated.
 */
export async function sendPush(services: Services, { id }: { id: string }): Promise<void> {
  const { db, push, clock } = services
  const [alertId = '', subscriptionId = ''] = id.split('/')
  const alert = await findAlert(db, alertId)
  const subscription = await findSubscription(db, subscriptionId)
  if (!alert || subscription?.staffId !== alert.staffId) return
  const { kind, ways, readAt, authority, language, applicationId } = alert
  const isRead = ways.includes('page') && readAt !== null
  const age = clock.now().getTime() - alert.createdAt.getTime()
  if (isRead || age > tooLateMs || !alertKindsOf(authority).includes(kind)) return
  const reference = applicationId === null ? null : referenceOf(applicationId)
  const outcome = await push.send(subscription, JSON.stringify({ kind, reference, language }))
  if (outcome === 'gone') await deleteSubscription(db, subscription.id)
}
