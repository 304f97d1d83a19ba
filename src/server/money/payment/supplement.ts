import type { createSupplement } from '#contract/amendment.ts'
import type { AnswerOf, BodyOf } from '#contract/endpoint.ts'
import type { verifyPayment } from '#contract/payment.ts'
import { AppError } from '#domain/error.ts'
import { type Amendment, isSameChoice } from '#domain/money/amendment.ts'
import { toDollars } from '#domain/money/money.ts'
import { type ApplicationRow, getApplicationForUpdate } from '../../data/application/application.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import {
  type AmendmentRow,
  choicesOf,
  closeAmendment,
  findNewestSupplement,
  findOpenAmendment,
  insertAmendment,
} from '../../data/money/amendment.ts'
import {
  type AttemptRow,
  findOpenAttempt,
  insertAttempt,
  keepBilling,
  settleAttempt,
} from '../../data/money/payment-attempt.ts'
import type { Authority } from '../../data/staff/authority.ts'
import type { PaymentForm } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import type { Services } from '../../services.ts'
import { choiceOf, judgeAmendment } from '../amendment/amendment.ts'
import { askAbout } from './ask.ts'
import { beginAttempt } from './begin.ts'
import { billingOf, doubleClickMs, typedBilling } from './commands.ts'

type Body = BodyOf<typeof createSupplement> & { id: number }
type Caller = { authority: Authority; now: Date }
type Found = { application: ApplicationRow; attempt: AttemptRow; isOther: boolean }

/**
 * Starts paying for a more expensive change: its open attempt, or a new one. An attempt for another
 * change is queried and superseded; money that still comes for it is refunded. Throws
 * application.*, applicant.filed, amendment.*, payment.required, payment.not-open, price.changed,
 * payment.gateway-unavailable.
 */
export async function create(
  services: Services,
  body: Body,
  caller: Caller,
): Promise<{ orderId: string; form: PaymentForm }> {
  const { now } = caller
  let found = await findOrOpen(services, body, caller, false)
  if (found.isOther || now.getTime() - found.attempt.createdAt.getTime() > doubleClickMs) {
    await askAbout(services, found.attempt, now)
    found = await findOrOpen(services, body, caller, true)
  }
  const { application, attempt } = found
  const form = await beginAttempt(services, application, attempt, billingOf(body, application))
  return { orderId: application.orderId, form }
}

function findOrOpen(
  services: Services,
  body: Body,
  { authority, now }: Caller,
  mayReplace: boolean,
): Promise<Found> {
  return inTransaction(services.db, async (tx) => {
    const application = await getApplicationForUpdate(tx, body.id, authority)
    await refuseHeld(tx, body.id, now)
    const wanted = await judgeAmendment(tx, services, application, body, 'traveller', now)
    if (wanted.whyNot) throw new AppError(wanted.whyNot)
    refuseOtherPrice(body, wanted)
    const waiting = await findOpenAmendment(tx, application.id)
    const isSame = waiting !== undefined && isFor(waiting, application, wanted)
    const billing = typedBilling(body)
    const open = await findOpenAttempt(tx, application.id)
    if (open && isSame && open.amendmentId === waiting.id) {
      if (billing) await keepBilling(tx, open.id, billing)
      return { application, attempt: open, isOther: false }
    }
    if (open && !mayReplace) return { application, attempt: open, isOther: true }
    if (open) await settleAttempt(tx, open.id, 'superseded', now)
    const amendment = isSame
      ? waiting
      : await replace(tx, services, application, { waiting, wanted, now })
    const attempt = await insertAttempt(tx, {
      id: services.random.uuid(),
      applicationId: application.id,
      amendmentId: amendment.id,
      gateway: services.gateway.name,
      amountCents: amendment.differenceCents,
      currency: application.currency,
      createdAt: now,
    })
    if (billing) await keepBilling(tx, attempt.id, billing)
    return { application, attempt, isOther: false }
  })
}

/** The client's amount is never charged; a different one means that the traveller saw another price. */
function refuseOtherPrice({ amount }: Body, { differenceCents }: Amendment): void {
  const difference = toDollars(differenceCents)
  if (amount !== undefined && amount !== difference)
    throw new AppError('price.changed', { difference })
}

function isFor(row: AmendmentRow, application: ApplicationRow, { to, differenceCents }: Amendment) {
  const change = choicesOf(row)
  return (
    isSameChoice(change.from, choiceOf(application)) &&
    isSameChoice(change.to, to) &&
    row.differenceCents === differenceCents
  )
}

async function replace(
  tx: Tx,
  services: Services,
  application: ApplicationRow,
  change: { waiting: AmendmentRow | undefined; wanted: Amendment; now: Date },
): Promise<AmendmentRow> {
  const { waiting, wanted, now } = change
  if (waiting) await closeAmendment(tx, waiting.id, { state: 'lapsed', doneAt: null })
  const about = {
    id: services.random.uuid(),
    applicationId: application.id,
    actor: 'traveller',
    createdAt: now,
  } as const
  return insertAmendment(tx, about, { from: choiceOf(application), ...wanted })
}

type Supplement = AnswerOf<typeof verifyPayment>['supplement']

/** The newest change that the traveller wanted to pay for. */
export async function supplementOf(tx: Tx, applicationId: number): Promise<Supplement> {
  const row = await findNewestSupplement(tx, applicationId)
  if (!row) return null
  const { from, to } = choicesOf(row)
  return { state: row.state, amount: toDollars(row.differenceCents), from, ...to }
}
