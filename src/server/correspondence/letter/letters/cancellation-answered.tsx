import type { CancellationDecision } from '#domain/application/cancellation.ts'
import type { Cents } from '#domain/money/money.ts'
import { formatList, formatMoney, formatSentences } from '#phrases/format.ts'
import { cancellationOf, isRefundOwed } from '../cancellation.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Message, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  travellers: readonly string[]
  decision: CancellationDecision
  /** Whether somebody left by it: who had been decided did not. */
  isStopped: boolean
  note: string | null
  /** What was shown with the request, if it is accepted. */
  refundCents: Cents
  statusUrl: string
}

function CancellationAnswered({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { decision, isStopped, note, refundCents } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.cancellation-answered.preview')}
      title={t(`letter.cancellation-answered.title.${decision}`)}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>
        {formatSentences(
          [
            decision === 'declined' || isStopped
              ? t(`letter.cancellation-answered.text.${decision}`)
              : '',
            refundCents > 0 ? t('letter.cancellation-answered.refund') : '',
          ],
          language,
        )}
      </Paragraph>
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
    const found = await cancellationOf(context)
    if (!found || found.request.state === 'open') return null
    const { request, left, going, travellers: all, ...shared } = found
    const decision = found.request.state
    const isOwed = decision === 'accepted' && (await isRefundOwed(context.services.db, request))
    const meant = decision === 'accepted' ? left : going
    const props = {
      ...{ ...shared, decision, note: request.note, isStopped: left.length > 0 },
      travellers: meant.length > 0 ? meant : all,
      refundCents: isOwed ? request.refundCents : 0,
    }
    return { props }
  }),
  subject: ({ t }, { reference, decision }) =>
    t(`letter.cancellation-answered.subject.${decision}`, { reference }),
  View: CancellationAnswered,
})
