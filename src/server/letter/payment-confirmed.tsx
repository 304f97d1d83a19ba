import { authorityDays } from '#domain/application/speed.ts'
import { formatDay, formatSentences } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Note, Paragraph, Prices, Steps } from './parts.tsx'

export function PaymentConfirmed({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['payment-confirmed']
}) {
  const { t, language } = frame
  const { reference, processingType } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.payment-confirmed.preview')}
      title={t('letter.payment-confirmed.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {formatSentences(
          [
            t('letter.payment-confirmed.text'),
            props.agreementAttached ? t('letter.payment-confirmed.agreement') : '',
          ],
          language,
        )}
      </Paragraph>
      <Action href={props.continueUrl}>{t('letter.payment-confirmed.action')}</Action>
      <Note>{t('letter.payment-confirmed.link')}</Note>
      <Steps
        title={t('letter.next.title')}
        steps={[
          t('letter.payment-confirmed.next.1', { count: props.numberOfApplicants }),
          t(`letter.payment-confirmed.next.2.${processingType}`),
          t('letter.payment-confirmed.next.3', { days: authorityDays }),
        ]}
      />
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
      <Prices
        frame={frame}
        lines={props.lines}
        totalCents={props.totalCents}
        processingType={processingType}
      />
    </Layout>
  )
}
