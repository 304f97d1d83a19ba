import { type ApplicantState, isDecidedState } from '#domain/application/applicant-state.ts'
import type { ProcessingType, VisaType } from '#domain/application/choice.ts'
import { lastExpectedDecision } from '#domain/application/decision-day.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { hasEnded } from '#domain/application/status.ts'
import { type Messenger, messengers } from '#domain/messenger.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PriceLine } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatDay, formatSentences, formatWholeDay, sentenceGap } from '#phrases/format.ts'
import { readyParams } from '#phrases/span.ts'
import { signedCopy } from '../../../application/agreement-copy.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import { findAgreementOf } from '../../../data/application/agreement.ts'
import type { ApplicantRow } from '../../../data/application/applicant.ts'
import type { ApplicationRow } from '../../../data/application/application.ts'
import { findPayments } from '../../../data/money/payment.ts'
import { findReceipt } from '../../../data/money/receipt.ts'
import { receiptAttachments } from '../../../money/receipt/receipt.ts'
import type { MailAttachment } from '../../../platform/adapters/mailer/port.ts'
import type { Services } from '../../../services.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Link, Note, Paragraph, Prices, Steps } from '../parts.tsx'

type Props = {
  rules: Rules
  name: string
  reference: string
  visaType: VisaType
  processingType: ProcessingType
  numberOfApplicants: number
  lines: readonly PriceLine[]
  totalCents: Cents
  paidAt: string
  /** When the authority will have decided, if the documents come on the day of payment. */
  decisionBy: string | null
  /** The gateway's reference of the payment. */
  paymentReference: string | null
  agreementAttached: boolean
  receiptAttached: boolean
  continueUrl: string
  /** Those that can be connected, and where. */
  messengers: readonly Messenger[]
  statusUrl: string
  /** Nobody goes on any more, or did when it came. */
  ended: 'since' | 'before' | null
}

function attachedWords({ t, language }: Frame, { receiptAttached, agreementAttached }: Props) {
  if (receiptAttached && agreementAttached) return t('letter.payment-confirmed.text.both')
  const receipt = t(`letter.payment-confirmed.text.${receiptAttached ? 'attached' : 'online'}`)
  const agreement = agreementAttached ? t('letter.payment-confirmed.agreement') : ''
  return formatSentences([receipt, agreement], language)
}

function Next({ frame: { t, language }, props }: { frame: Frame; props: Props }) {
  const { rules, processingType, numberOfApplicants: count, decisionBy } = props
  const ready = rules.speeds[processingType]
  return (
    <Steps
      title={t('letter.next.title')}
      steps={[
        t('letter.payment-confirmed.next.1', { count }),
        t(`letter.payment-confirmed.next.2.${ready.unit}`, readyParams(ready)),
        decisionBy
          ? t('letter.payment-confirmed.next.3.by', { day: formatWholeDay(decisionBy, language) })
          : t('letter.payment-confirmed.next.3'),
      ]}
    />
  )
}

function PaymentConfirmed({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { reference, ended } = props
  return (
    <Layout
      frame={frame}
      preview={t(
        `letter.payment-confirmed.${ended === null ? 'preview' : ended === 'since' ? 'title' : 'ended'}`,
      )}
      title={t('letter.payment-confirmed.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{attachedWords(frame, props)}</Paragraph>
      {ended ? (
        <>
          {ended === 'before' && <Paragraph>{t('letter.payment-confirmed.ended')}</Paragraph>}
          <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
        </>
      ) : (
        <Action href={props.continueUrl}>{t('letter.payment-confirmed.action')}</Action>
      )}
      <Note>{t('letter.payment-confirmed.link')}</Note>
      {props.messengers.length > 0 && !ended && (
        <Note>
          {t('messenger.letter.offer', {
            messengers: new Intl.ListFormat(language, { type: 'disjunction' }).format(
              props.messengers.map((each) => t(`messenger.${each}`)),
            ),
          }) + sentenceGap(language)}
          <Link href={props.statusUrl}>{t('messenger.letter.action')}</Link>
        </Note>
      )}
      {!ended && <Next frame={frame} props={props} />}
      <Facts
        rows={[
          [t('letter.fact.reference'), reference],
          [t('letter.fact.visa'), t(`agreement.visaType.${props.visaType}`)],
          [t('letter.fact.travellers'), String(props.numberOfApplicants)],
          [t('letter.fact.paidAt'), formatDay(props.paidAt, language)],
          ...(props.paymentReference
            ? ([[t('letter.fact.payment'), props.paymentReference]] as const)
            : []),
        ]}
      />
      <Prices frame={frame} {...props} order={props} />
    </Layout>
  )
}

async function agreementOf(services: Services, applicationId: number): Promise<MailAttachment[]> {
  const agreement = await findAgreementOf(services.db, applicationId)
  const copy = agreement && (await signedCopy(services, agreement.id))
  if (!copy) return []
  const filename = `agreement-${referenceOf(applicationId)}.pdf`
  return [{ filename, contentType: 'application/pdf', content: copy }]
}

const isOfOrder = ({ state, amendmentId }: { state: string; amendmentId: string | null }) =>
  state === 'paid' && amendmentId === null

/** The order at the time of payment: later changes have letters of their own. */
function orderAtPayment({ snapshot, ...now }: ApplicationRow) {
  const then = (snapshot as { application?: Partial<typeof now> } | null)?.application
  return { ...now, ...then }
}

const isOver = (applicants: readonly { state: ApplicantState }[]) =>
  applicants.length > 0 && applicants.every(({ state }) => isDecidedState(state))

/** Whether nobody goes on, and had ended when the money came. */
function endedWhen(
  applicants: readonly ApplicantRow[],
  atPayment: Pick<ApplicationRow, 'status'>,
): Props['ended'] {
  if (!isOver(applicants)) return null
  return hasEnded(atPayment) ? 'before' : 'since'
}

export const paymentConfirmed = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, rules, now }) => {
    const { id } = application
    const agreement = await agreementOf(services, id)
    const paid = await findReceipt(services.db, id, undefined)
    const receipt = await receiptAttachments(services, paid ? [paid] : [])
    const payments = await findPayments(services.db, id)
    const order = orderAtPayment(application)
    const paidAt = application.paidAt ?? letter.createdAt
    const { applicants } = await rowForTraveller(services.db, application, now)
    const nationalities = applicants.map(({ nationality }) => nationality)
    const props = {
      rules,
      name: application.contactName,
      reference: referenceOf(id),
      visaType: order.visaType,
      processingType: order.processingType,
      numberOfApplicants: order.numberOfApplicants,
      lines: order.priceLines,
      totalCents: order.totalPriceCents,
      paidAt: paidAt.toISOString(),
      decisionBy: lastExpectedDecision(
        rules,
        dayAtSeat(paidAt),
        order.processingType,
        nationalities,
      ),
      agreementAttached: agreement.length > 0,
      receiptAttached: receipt.length > 0,
      paymentReference: payments.find(isOfOrder)?.gatewayRef ?? null,
      continueUrl: links.documents(application.orderId, id),
      messengers: messengers.filter((each) => services.messengers[each]),
      statusUrl: links.status(application.orderId),
      ended: endedWhen(applicants, order),
    }
    return { props, attachments: [...receipt, ...agreement] }
  }),
  subject: ({ t }, { reference, ended }) =>
    t(`letter.payment-confirmed.subject${ended ? '.ended' : ''}`, { reference }),
  View: PaymentConfirmed,
})
