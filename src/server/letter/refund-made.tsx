import { formatDay, formatMoney } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Note, Paragraph } from './parts.tsx'

type Props = LetterProps['refund-made']

export function RefundMade({ frame, props }: { frame: Frame; props: Props }) {
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
