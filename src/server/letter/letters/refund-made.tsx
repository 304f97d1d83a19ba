import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import { addBusinessDays, dayAtSeat } from '#domain/business-day.ts'
import type { Cents } from '#domain/money.ts'
import { policy } from '#domain/policy.ts'
import type { RefundGround } from '#domain/refund.ts'
import { formatDay, formatMoney } from '#phrases/format.ts'
import type { LetterAbout } from '../../data/letter-about.ts'
import { findRefundOfPayment } from '../../data/refund.ts'
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
        {t('letter.refund-made.arrives', { day: formatDay(props.arrivesBy, language) })}
      </Paragraph>
      <Action href={props.statusUrl}>{t('letter.refund-made.action')}</Action>
      <Note>{t('letter.refund-made.help')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterAbout['refund-made']> = z.object({ refundId: z.string() })

export const refundMade = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links }) => {
    const refund = await findRefundOfPayment(services.db, about.parse(letter.props).refundId)
    if (!refund?.doneAt) return null
    const { paidCents, amountCents } = refund
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      ground: refund.ground ?? 'duplicate',
      paidCents,
      amountCents,
      paymentReference: refund.gatewayRef,
      arrivesBy: addBusinessDays(dayAtSeat(refund.doneAt), policy.refundPaymentBusinessDays.most),
      statusUrl: links.status(application.orderId),
    }
    return { props }
  }),
  subject: ({ t }, { reference }) => t('letter.refund-made.subject', { reference }),
  View: RefundMade,
})
