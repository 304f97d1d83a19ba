import { AppError } from '#domain/error.ts'
import { findForgottenAttempts } from '../../data/money/payment-attempt.ts'
import { isTransient } from '../../platform/db/transient-error.ts'
import type { Services } from '../../services.ts'
import { askAbout } from './ask.ts'

const forgottenAfterMs = 2 * 60_000
const atOnce = 200

/**
 * Queries attempts open for more than two minutes, or dated in the future by a clock since set
 * back. Runs every minute.
 */
export async function askGateway(services: Services): Promise<void> {
  const now = services.clock.now()
  const around = (ms: number) => new Date(now.getTime() + ms)
  const open = { before: around(-forgottenAfterMs), after: around(forgottenAfterMs) }
  for (const attempt of await findForgottenAttempts(services.db, open, atOnce)) {
    try {
      await askAbout(services, attempt, now)
    } catch (error) {
      const closed = error instanceof AppError && error.code === 'payment.gateway-unavailable'
      services.log.warn({ attemptId: attempt.id, err: error }, 'could not settle an open payment')
      // The others would only wait as long.
      if (closed || isTransient(error)) return
    }
  }
}
