import type { CancellationView } from '#contract/cancellation.ts'
import { AppError } from '#domain/error.ts'
import { moveApplicants } from '../../application/applicant-states.ts'
import type { ApplicantRow } from '../../data/application/applicant.ts'
import {
  type ApplicationRow,
  findApplication,
  getApplicationForUpdate,
} from '../../data/application/application.ts'
import { recordEvent } from '../../data/application/event.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { enqueueLetter } from '../../data/correspondence/letter.ts'
import { findCancellationsOf, insertCancellation } from '../../data/money/cancellation.ts'
import { findOpenAttempt } from '../../data/money/payment-attempt.ts'
import type { Authority } from '../../data/staff/authority.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { settleOpen } from '../payment/commands.ts'
import { type Standing, standingOf, viewOf } from './standing.ts'

type Asking = {
  id: number
  authority: Authority
  ids: readonly number[] | null
  reason: string | null
  now: Date
}

/**
 * Cancels an application or some travellers: an unpaid one at once, otherwise by a request to
 * staff. Idempotent. Throws application.not-found, cancellation.before-paying, payment.still-open,
 * payment.gateway-unavailable.
 */
export async function askCancellation(
  services: Services,
  asking: Asking,
): Promise<CancellationView> {
  const { id, authority, now } = asking
  const seen = await findApplication(services.db, id, authority)
  if (!seen) throw new AppError('application.not-found')
  // A card may have been charged just now.
  if (seen.paymentStatus === 'unpaid') await settleOpen(services, seen, now)
  return inTransaction(services.db, async (tx) => {
    const row = await getApplicationForUpdate(tx, id, authority)
    await refuseHeld(tx, id, now)
    const standing = await standingOf(tx, services, row, asking)
    if (standing.ends === 'nothing') return viewOf(tx, row, standing)
    if (standing.ends === 'now') await end(tx, services, row, standing, asking)
    else await request(tx, services, row, standing, asking)
    return viewOf(tx, row, standing)
  })
}

const isHere = ({ state }: ApplicantRow) => state !== 'withdrawn'

/** The price covers everyone: before payment only the whole can be cancelled, and started anew with fewer. */
async function end(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  { people, whom }: Standing,
  { reason, now }: Asking,
): Promise<void> {
  if (people.filter(isHere).length > whom.length) {
    throw new AppError('cancellation.before-paying')
  }
  if (await findOpenAttempt(tx, row.id)) throw new AppError('payment.still-open')
  const moves = whom.map((applicant) => ({ applicant, to: 'withdrawn', reason }) as const)
  await moveApplicants(tx, services, row, moves, { actor: 'traveller', staffId: null, now })
  await enqueueLetter(tx, services, { kind: 'cancelled', application: row, now })
}

async function request(
  tx: Tx,
  services: Services,
  row: ApplicationRow,
  { whom }: Standing,
  { reason, now }: Asking,
): Promise<void> {
  const open = (await findCancellationsOf(tx, row.id)).filter(({ state }) => state === 'open')
  const waiting = new Set(open.flatMap(({ applicantIds }) => applicantIds))
  const fresh = whom.filter(({ id }) => !waiting.has(id))
  if (fresh.length === 0) return
  const ids = fresh.map(({ id }) => id)
  const { proposal } = await standingOf(tx, services, row, { ids, now })
  const id = services.random.uuid()
  const { amountCents: refundCents, ground } = proposal
  const made = { id, applicationId: row.id, reason, refundCents, ground, createdAt: now }
  await insertCancellation(tx, made, ids)
  const kind = 'cancellation-asked'
  await recordEvent(tx, { applicationId: row.id, at: now, kind, actor: 'traveller' })
  const about = { requestId: id }
  await enqueueLetter(tx, services, {
    kind: 'cancellation-received',
    application: row,
    about,
    now,
  })
}
