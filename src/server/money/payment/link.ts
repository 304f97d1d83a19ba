import { paymentLinksCountAfter, shortName } from '#domain/application/payment-link.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { stateOf, whyNot } from '#domain/application/status.ts'
import { AppError } from '#domain/error.ts'
import { toDollars } from '#domain/money/money.ts'
import { pathPrefix } from '#domain/reference/languages.ts'
import { countApplicants, findApplicants } from '../../data/application/applicant.ts'
import { type ApplicationRow, getApplicationForUpdate } from '../../data/application/application.ts'
import { refuseHeld } from '../../data/casework/held-decision.ts'
import { findOpenAttempt, settleAttempt } from '../../data/money/payment-attempt.ts'
import {
  endPaymentLink,
  keepPaymentLink,
  lockByPaymentLink,
} from '../../data/money/payment-link.ts'
import type { Authority } from '../../data/staff/authority.ts'
import type { PaymentForm } from '../../platform/adapters/payment-gateway/port.ts'
import type { Tx } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { linkToken, readLinkToken } from '../../platform/link-token.ts'
import type { Services } from '../../services.ts'
import { create } from './commands.ts'

type Owner = { id: number; authority: Authority; now: Date }

async function refuseClosed(tx: Tx, application: ApplicationRow, now: Date): Promise<void> {
  await refuseHeld(tx, application.id, now)
  const reason = whyNot('pay', stateOf(application, await countApplicants(tx, application.id)))
  if (reason) throw new AppError(reason)
}

/** The payment link for another payer. Throws application.*, payment.already-paid, payment.not-open. */
export function makeLink(services: Services, { id, authority, now }: Owner): Promise<string> {
  const { db, linkKey, publicUrl, random } = services
  return inTransaction(db, async (tx) => {
    const application = await getApplicationForUpdate(tx, id, authority)
    await refuseClosed(tx, application, now)
    const link = { applicationId: id, id: random.uuid(), createdAt: now }
    const kept = await keepPaymentLink(tx, link, paymentLinksCountAfter(now))
    if (kept === link.id) await replaceOpenAttempt(tx, id, now)
    const page = `${publicUrl}${pathPrefix(application.language)}/payment-result`
    return `${page}#pay=${linkToken(linkKey, 'payment', kept)}`
  })
}

/** An attempt from before the link shows the contact to its payer, so it is replaced. */
async function replaceOpenAttempt(tx: Tx, applicationId: number, now: Date): Promise<void> {
  const open = await findOpenAttempt(tx, applicationId)
  if (open) await settleAttempt(tx, open.id, 'superseded', now)
}

export function endLink({ db }: Services, { id, authority }: Owner): Promise<void> {
  return inTransaction(db, async (tx) => {
    await getApplicationForUpdate(tx, id, authority)
    await endPaymentLink(tx, id)
  })
}

/** Throws link.expired. */
async function lockLinked(tx: Tx, services: Services, token: string, now: Date) {
  const id = readLinkToken(services.linkKey, 'payment', token)
  const found = id === null ? null : await lockByPaymentLink(tx, id, paymentLinksCountAfter(now))
  if (!found) throw new AppError('link.expired')
  return found
}

/** The view for the payer, at the current price. Throws link.expired, and the reason why nothing is due. */
export function openLink(services: Services, token: string, now: Date) {
  return inTransaction(services.db, async (tx) => {
    const application = await lockLinked(tx, services, token, now)
    await refuseClosed(tx, application, now)
    const travellers = await findApplicants(tx, application.id)
    return {
      reference: referenceOf(application.id),
      names: travellers.map(({ firstName, lastName }) => shortName(firstName, lastName)),
      travellers: travellers.length,
      amount: toDollars(application.totalPriceCents),
    }
  })
}

/** Starts the payment. Throws as `openLink` does, price.changed and payment.gateway-unavailable. */
export async function payByLink(
  services: Services,
  { token, amount }: { token: string; amount: number },
  now: Date,
): Promise<PaymentForm> {
  const lock = (tx: Tx) => lockLinked(tx, services, token, now)
  const { form } = await create(services, { amount }, { lock, idempotencyKey: null, now })
  return form
}
