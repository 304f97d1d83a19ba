import type { BodyOf } from '#contract/endpoint.ts'
import type { subscribeToPush } from '#contract/push.ts'
import { AppError } from '#domain/error.ts'
import { findApplication } from '../data/application.ts'
import { grantAccess } from '../data/application-access.ts'
import type { Authority } from '../data/authority.ts'
import { openSession } from '../data/session.ts'
import { putTravellerPush } from '../data/traveller-push.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashToken } from '../http/cookie.ts'
import { readSubscription } from '../push-target.ts'
import type { Services } from '../services.ts'

/**
 * Has a browser told of the applications that it may open. Whoever came by the link of a letter gets a cookie
 * with it, which opens what that link opens: news has to lead somewhere. Answers the token of a new cookie.
 * Throws application.not-found, request.invalid.
 */
export async function subscribe(
  services: Services,
  { applicationId, language, ...subscription }: BodyOf<typeof subscribeToPush>,
  client: { authority: Authority; tokenHash: Buffer | null; now: Date },
): Promise<string | null> {
  const { authority, tokenHash, now } = client
  const target = readSubscription(services, subscription)
  const token = services.random.token()
  return inTransaction(services.db, async (tx) => {
    const application = await findApplication(tx, applicationId, authority)
    if (!application) throw new AppError('application.not-found')
    const fresh = { token, tokenHash: hashToken(token) }
    const session = await openSession(tx, tokenHash, fresh, now)
    const { sessionId } = session
    await grantAccess(tx, sessionId, applicationId)
    const id = services.random.uuid()
    await putTravellerPush(tx, { id, sessionId, language, ...target, createdAt: now })
    return session.token
  })
}
