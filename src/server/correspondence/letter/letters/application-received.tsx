import { referenceOf } from '#domain/application/reference.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  totalCents: Cents
  numberOfApplicants: number
  /** Null once paid. */
  payUrl: string | null
  statusUrl: string
  stopUrl: string
}

function ApplicationReceived({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.application-received.preview')}
      title={t('letter.application-received.title')}
      stopUrl={props.stopUrl}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      {props.payUrl && <Paragraph>{t('letter.application-received.text')}</Paragraph>}
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.travellers'), String(props.numberOfApplicants)],
          [t('letter.fact.total'), formatMoney(props.totalCents, language)],
        ]}
      />
      {props.payUrl ? (
        <>
          <Action href={props.payUrl}>{t('letter.application-received.action')}</Action>
          <Note>{t('letter.application-received.otherwise')}</Note>
        </>
      ) : (
        <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      )}
      <Note>{t('letter.payment-confirmed.link')}</Note>
    </Layout>
  )
}

export const applicationReceived = defineLetter<Props>({
  content: aboutApplication(async ({ application, links }) => {
    const { orderId, status, paymentStatus } = application
    const isOpen = status === 'pending' && paymentStatus === 'unpaid'
    const stopUrl = links.stopReminders(orderId)
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      totalCents: application.totalPriceCents,
      numberOfApplicants: application.numberOfApplicants,
      payUrl: isOpen ? links.payment(orderId) : null,
      statusUrl: links.status(orderId),
      stopUrl,
    }
    return { props, stopUrl }
  }),
  subject: ({ t }, { reference }) => t('letter.application-received.subject', { reference }),
  View: ApplicationReceived,
})
