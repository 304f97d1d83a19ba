import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { Cents } from '#domain/money/money.ts'
import type { RefundGround } from '#domain/money/refund.ts'
import { policy } from '#domain/policy.ts'
import { addBusinessDays, dayAtSeat } from '#domain/time/business-day.ts'
import { formatDay, formatMoney, formatSentences } from '#phrases/format.ts'
import type { LetterAbout } from '../../data/letter-about.ts'
import { findCreditNotes } from '../../data/receipt.ts'
import { findRefundOfPayment } from '../../data/refund.ts'
import { receiptAttachments } from '../../receipts.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { aboutApplication, defineLetter } from '../letter.ts'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  /** On what ground; a payment that came twice is given back by itself. */
  ground: RefundGround
  paidCents: Cents
  amountCents: Cents
  /** The gateway's own number of the payment. */
  paymentReference: string | null
  creditNoteAttached: boolean
  /** Last day on which the money is back. */
  arrivesBy: string
  statusUrl: string
}

function RefundMade({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { paidCents, amountCents, paymentReference } = props
  const kept = paidCents - amountCents
  const rows: [string, string][] = [
    [t('letter.fact.reference'), props.reference],
    ...(paymentReference
      ? [[t('letter.fact.payment'), paymentReference] satisfies [string, string]]
      : []),
    [t('letter.refund-made.paid'), formatMoney(paidCents, language)],
    ...(kept > 0
      ? [[t('letter.refund-made.kept'), formatMoney(kept, language)] satisfies [string, string]]
      : []),
    [t('letter.refund-made.amount'), formatMoney(amountCents, language)],
  ]
  return (
    <Layout
      frame={frame}
      preview={t('letter.refund-made.preview')}
      title={t('letter.refund-made.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.refund-made.text.${props.ground}`)}</Paragraph>
      <Facts rows={rows} />
      <Paragraph>
        {formatSentences(
          [
            t('letter.refund-made.arrives', { day: formatDay(props.arrivesBy, language) }),
            props.creditNoteAttached ? t('letter.refund-made.note') : '',
          ],
          language,
        )}
      </Paragraph>
      <Action href={props.statusUrl}>{t('letter.refund-made.action')}</Action>
      <Note>{t('letter.refund-made.help')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterAbout['refund-made']> = z.object({ refundId: z.string() })

export const refundMade = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links }) => {
    const { refundId } = about.parse(letter.props)
    const refund = await findRefundOfPayment(services.db, refundId)
    if (!refund?.doneAt) return null
    const notes = await findCreditNotes(services.db, [refundId])
    const attachments = await receiptAttachments(services, notes)
    const { paidCents, amountCents } = refund
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      ground: refund.ground ?? 'duplicate',
      paidCents,
      amountCents,
      paymentReference: refund.gatewayRef,
      creditNoteAttached: attachments.length > 0,
      arrivesBy: addBusinessDays(dayAtSeat(refund.doneAt), policy.refundPaymentBusinessDays.most),
      statusUrl: links.status(application.orderId),
    }
    return { props, attachments }
  }),
  subject: ({ t }, { reference }) => t('letter.refund-made.subject', { reference }),
  View: RefundMade,
})
