import type { BodyOf } from '#contract/endpoint.ts'
import type { subscribeToPush } from '#contract/push.ts'
import { AppError } from '#domain/error.ts'
import { findApplication } from '../../data/application/application.ts'
import { putTravellerPush } from '../../data/correspondence/traveller-push.ts'
import type { Authority } from '../../data/staff/authority.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { readSubscription } from '../../platform/push-target.ts'
import type { Services } from '../../services.ts'

/** Subscribes a browser to its applications. Throws application.not-found, request.invalid. */
export async function subscribe(
  services: Services,
  { applicationId, language, ...subscription }: BodyOf<typeof subscribeToPush>,
  { authority, now }: { authority: Authority; now: Date },
): Promise<void> {
  const { sessionId } = authority
  const target = readSubscription(services, subscription)
  await inTransaction(services.db, async (tx) => {
    const application = await findApplication(tx, applicationId, authority)
    if (!application || sessionId === null) throw new AppError('application.not-found')
    const id = services.random.uuid()
    await putTravellerPush(tx, { id, sessionId, language, ...target, createdAt: now })
  })
}
