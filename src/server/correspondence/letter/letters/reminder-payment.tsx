import { referenceOf } from '#domain/application/reference.ts'
import { reminderFor } from '#domain/application/reminder.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatMoney } from '#phrases/format.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { isLastReminder } from '../last-reminder.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  totalCents: Cents
  last: boolean
  continueUrl: string
  stopUrl: string
}

function ReminderPayment({ frame, props }: { frame: Frame; props: Props }) {
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

export const reminderPayment = defineLetter<Props>({
  content: aboutApplication(async ({ letter, application, links }) => {
    const { orderId } = application
    const isOpen = reminderFor(application) === 'reminder-payment'
    if (application.remindersStoppedAt || !isOpen) return null
    const stopUrl = links.stopReminders(orderId)
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      totalCents: application.totalPriceCents,
      last: isLastReminder(letter),
      continueUrl: links.payment(orderId),
      stopUrl,
    }
    return { props, stopUrl }
  }),
  subject: ({ t }, { reference }) => t('letter.reminder-payment.subject', { reference }),
  View: ReminderPayment,
})
