import { referenceOf } from '#domain/application/reference.ts'
import { alertKindsOf } from '#domain/staff/alert.ts'
import {
  deleteSubscription,
  findSubscription,
} from '../../data/correspondence/push-subscription.ts'
import { findAlert } from '../../data/staff/alert.ts'
import type { Services } from '../../services.ts'

/** Later it is no longer news. */
const tooLateMs = 4 * 3_600_000

/**
 * Sends an alert to a browser (`id` names both), with kind and number only. Drops it if read,
 * outdated or no longer permitted. Deletes an expired subscription. Throws when the push service
 * refuses it, to be retried.
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
