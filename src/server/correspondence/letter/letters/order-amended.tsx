import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { OrderChoice } from '#domain/money/amendment.ts'
import type { Cents } from '#domain/money/money.ts'
import type { PriceLine } from '#domain/money/pricing.ts'
import type { Rules } from '#domain/rules/rules.ts'
import { formatMoney, formatSentences, formatWholeDay } from '#phrases/format.ts'
import { orderChangeRows } from '#phrases/order-change.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { choicesOf, findAmendmentPaid } from '../../../data/money/amendment.ts'
import { findReceiptOfPayment } from '../../../data/money/receipt.ts'
import { receiptAttachments } from '../../../money/receipt/receipt.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Paragraph, Prices } from '../parts.tsx'

type Props = {
  rules: Rules
  name: string
  reference: string
  from: OrderChoice
  to: OrderChoice
  numberOfApplicants: number
  lines: readonly PriceLine[]
  totalCents: Cents
  /** The supplement; null when staff reduced the order. */
  paidCents: Cents | null
  /** The gateway's reference of the supplement. */
  paymentReference: string | null
  receiptAttached: boolean
  /** The promised date; null while documents are missing. */
  dueOn: string | null
  /** Whether the new visa type needs further documents. */
  asksMore: boolean
  statusUrl: string
  documentsUrl: string
}

function OrderAmended({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { from, to, numberOfApplicants, paidCents, paymentReference, dueOn, asksMore } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.order-amended.preview')}
      title={t('letter.order-amended.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {formatSentences(
          [
            paidCents === null
              ? t('letter.order-amended.text.staff')
              : t('letter.order-amended.text.paid', { amount: formatMoney(paidCents, language) }),
            props.receiptAttached ? t('letter.order-amended.receipt') : '',
          ],
          language,
        )}
      </Paragraph>
      <Facts rows={orderChangeRows(from, to, language, t)} />
      {asksMore && <Paragraph>{t('letter.order-amended.documents')}</Paragraph>}
      {dueOn && (
        <Paragraph>
          {t('letter.order-amended.due', { day: formatWholeDay(dueOn, language) })}
        </Paragraph>
      )}
      {asksMore ? (
        <Action href={props.documentsUrl}>{t('letter.order-amended.action.documents')}</Action>
      ) : (
        <Action href={props.statusUrl}>{t('letter.order-amended.action.status')}</Action>
      )}
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          ...(from.visaType === to.visaType
            ? ([[t('letter.fact.visa'), t(`agreement.visaType.${to.visaType}`)]] as const)
            : []),
          ...(paymentReference ? ([[t('letter.fact.payment'), paymentReference]] as const) : []),
        ]}
      />
      <Prices frame={frame} {...props} order={{ ...to, numberOfApplicants }} />
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['order-amended']> = z.object({ amendmentId: z.string() })

export const orderAmended = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, rules }) => {
    const { amendmentId } = about.parse(letter.props)
    const amendment = await findAmendmentPaid(services.db, amendmentId)
    if (amendment?.state !== 'done') return null
    const { priceLines, paymentId } = amendment
    const paper = paymentId ? await findReceiptOfPayment(services.db, paymentId) : undefined
    const attachments = await receiptAttachments(services, paper ? [paper] : [])
    const props = {
      rules,
      name: application.contactName,
      reference: referenceOf(application.id),
      ...choicesOf(amendment),
      numberOfApplicants: application.numberOfApplicants,
      lines: priceLines,
      totalCents: priceLines.reduce((sum, { amountCents }) => sum + amountCents, 0),
      paidCents: amendment.actor === 'traveller' ? amendment.differenceCents : null,
      paymentReference: amendment.gatewayRef,
      receiptAttached: attachments.length > 0,
      // Extras may be added while the authority decides.
      dueOn: application.status === 'paid' ? application.dueOn : null,
      asksMore: amendment.openedAgain && !application.completedAt,
      statusUrl: links.status(application.orderId),
      documentsUrl: links.documents(application.orderId, application.id),
    }
    return { props, attachments }
  }),
  subject: ({ t }, { reference }) => t('letter.order-amended.subject', { reference }),
  View: OrderAmended,
})
