import { cancellationAnswerBy } from '#domain/application/cancellation.ts'
import type { Cents } from '#domain/money/money.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatList, formatMoney, formatWholeDay } from '#phrases/format.ts'
import { openRequestOf } from '../cancellation.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  /** Names of the travellers concerned. */
  travellers: readonly string[]
  refundCents: Cents
  /** Deadline of our answer. */
  answerBy: string
  statusUrl: string
}

function CancellationReceived({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.cancellation-received.preview')}
      title={t('letter.cancellation-received.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {t('letter.cancellation-received.text', { day: formatWholeDay(props.answerBy, language) })}
      </Paragraph>
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.travellers'), formatList(props.travellers, language)],
          [t('letter.cancellation-received.refund'), formatMoney(props.refundCents, language)],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      <Note>{t('letter.cancellation-received.until')}</Note>
    </Layout>
  )
}

export const cancellationReceived = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const found = await openRequestOf(context)
    if (!found) return null
    const { request } = found
    const props = {
      ...found.props,
      refundCents: request.refundCents,
      answerBy: cancellationAnswerBy(context.rules, dayAtSeat(request.createdAt)),
    }
    return { props }
  }),
  subject: ({ t }, { reference }) => t('letter.cancellation-received.subject', { reference }),
  View: CancellationReceived,
})
