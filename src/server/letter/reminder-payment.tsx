import { formatMoney } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Paragraph } from './parts.tsx'

export function ReminderPayment({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['reminder-payment']
}) {
  const { t, language } = frame
  const { reference } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.reminder-payment.preview')}
      title={t('letter.reminder-payment.title')}
      stopUrl={props.stopUrl}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {props.last
          ? t('letter.reminder-payment.text.last', { reference })
          : t('letter.reminder-payment.text', { reference })}
      </Paragraph>
      <Facts
        rows={[
          [t('letter.fact.reference'), reference],
          [t('letter.fact.total'), formatMoney(props.totalCents, language)],
        ]}
      />
      <Action href={props.continueUrl}>{t('letter.reminder-payment.action')}</Action>
    </Layout>
  )
}
