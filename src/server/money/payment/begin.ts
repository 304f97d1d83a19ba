import { paymentLinksCountAfter } from '#domain/application/payment-link.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { pathPrefix } from '#domain/reference/languages.ts'
import { compilePhrases } from '#phrases/compile.ts'
import { createTranslate } from '#phrases/translate.ts'
import type { ApplicationRow } from '../../data/application/application.ts'
import { type AttemptRow, findAttempt, keepForm } from '../../data/money/payment-attempt.ts'
import { findPaymentLink } from '../../data/money/payment-link.ts'
import type {
  AttemptToBegin,
  Billing,
  PaymentForm,
} from '../../platform/adapters/payment-gateway/port.ts'
import type { Services } from '../../services.ts'
import { expiryOf } from './ask.ts'

/**
 * The form that leads to the gateway. The first call creates it, later ones return the same: a
 * double click, two tabs, a retry. Throws `payment.gateway-unavailable`.
 */
export async function beginAttempt(
  services: Services,
  application: ApplicationRow,
  attempt: AttemptRow,
  billing: Billing,
): Promise<PaymentForm> {
  return attempt.form ?? keepFirst(services, application, attempt, billing)
}

async function keepFirst(
  services: Services,
  application: ApplicationRow,
  attempt: AttemptRow,
  billing: Billing,
): Promise<PaymentForm> {
  const payer = (await isForAnother(services, attempt))
    ? { email: '', billing: noBilling }
    : { email: application.contactEmail, billing }
  const refusal = await services.gateway
    .begin(orderFor(services, application, attempt, payer))
    .then((begun) => keepForm(services.db, attempt.id, begun))
    .catch((error: unknown) => ({ error }))
  const { form } = (await findAttempt(services.db, attempt.id)) ?? {}
  if (form) return form
  throw refusal?.error ?? new Error('An attempt was settled while it began')
}

/** Whether another payer can open the same form by a payment link. */
async function isForAnother(
  { db, clock }: Services,
  { applicationId, amendmentId }: AttemptRow,
): Promise<boolean> {
  if (amendmentId !== null) return false
  return Boolean(await findPaymentLink(db, applicationId, paymentLinksCountAfter(clock.now())))
}

const noBilling: Billing = {
  firstName: '',
  lastName: '',
  street1: '',
  street2: '',
  city: '',
  country: '',
  phone: '',
}

function orderFor(
  services: Services,
  application: ApplicationRow,
  attempt: AttemptRow,
  payer: Pick<AttemptToBegin, 'email' | 'billing'>,
): AttemptToBegin {
  const { orderId, language } = application
  const back = (status: string) => {
    const query = new URLSearchParams({ status, orderId })
    return `${services.publicUrl}${pathPrefix(language)}/payment-result?${query}`
  }
  return {
    attemptId: attempt.id,
    orderId,
    amountCents: attempt.amountCents,
    currency: attempt.currency,
    description: descriptionOf(application, attempt),
    ...payer,
    returnUrls: { success: back('success'), failed: back('failed'), cancelled: back('cancelled') },
    expiresAt: expiryOf(attempt),
  }
}

/** The description on the gateway's page and the bank statement, in the payer's language. */
function descriptionOf(application: ApplicationRow, { amendmentId }: AttemptRow): string {
  const { id, language, numberOfApplicants } = application
  const t = createTranslate(language, compilePhrases(language, ['payment']), () => {})
  const reference = referenceOf(id)
  return amendmentId === null
    ? t('payment.order', { reference, count: numberOfApplicants })
    : t('payment.supplement', { reference })
}
