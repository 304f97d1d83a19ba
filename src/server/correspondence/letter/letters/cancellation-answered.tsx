import type { CancellationDecision } from '#domain/application/cancellation.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatList, formatMoney, formatSentences } from '#phrases/format.ts'
import { answerOf } from '../cancellation.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Message, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  travellers: readonly string[]
  decision: CancellationDecision
  /** Whether somebody was stopped by it, or goes on: who had been decided does neither. */
  isSo: boolean
  note: string | null
  /** Of what was shown with the request, if it is accepted; the amount if it is all. */
  owed: 'all' | 'some' | 'nothing'
  refundCents: Cents
  statusUrl: string
}

function CancellationAnswered({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { decision, isSo, note, owed, refundCents } = props
  const said = [
    isSo ? t(`letter.cancellation-answered.text.${decision}`) : '',
    owed === 'nothing' ? '' : t(`letter.cancellation-answered.refund.${owed}`),
  ].filter(Boolean)
  return (
    <Layout
      frame={frame}
      preview={t('letter.cancellation-answered.preview')}
      title={t(`letter.cancellation-answered.title.${decision}`)}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      {said.length > 0 && <Paragraph>{formatSentences(said, language)}</Paragraph>}
      {note && <Message title={t('letter.message')}>{note}</Message>}
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.travellers'), formatList(props.travellers, language)],
          ...(refundCents > 0
            ? [
                [
                  t('letter.cancellation-received.refund'),
                  formatMoney(refundCents, language),
                ] as const,
              ]
            : []),
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
    </Layout>
  )
}

export const cancellationAnswered = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const props = await answerOf(context)
    return props && { props }
  }),
  subject: ({ t }, { reference, decision }) =>
    t(`letter.cancellation-answered.subject.${decision}`, { reference }),
  View: CancellationAnswered,
})
