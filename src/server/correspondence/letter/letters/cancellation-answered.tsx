import type { CancellationDecision } from '#domain/application/cancellation.ts'
import { formatList } from '#phrases/format.ts'
import { cancellationOf } from '../cancellation.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Message, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  travellers: readonly string[]
  decision: CancellationDecision
  note: string | null
  statusUrl: string
}

function CancellationAnswered({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { decision, note } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.cancellation-answered.preview')}
      title={t(`letter.cancellation-answered.title.${decision}`)}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.cancellation-answered.text.${decision}`)}</Paragraph>
      {note && <Message title={t('letter.message')}>{note}</Message>}
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.travellers'), formatList(props.travellers, language)],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      <Note>{t('letter.cancellation-answered.help')}</Note>
    </Layout>
  )
}

export const cancellationAnswered = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const found = await cancellationOf(context)
    if (!found || found.request.state === 'open') return null
    const { request, ...shared } = found
    return { props: { ...shared, decision: found.request.state, note: request.note } }
  }),
  subject: ({ t }, { reference, decision }) =>
    t(`letter.cancellation-answered.subject.${decision}`, { reference }),
  View: CancellationAnswered,
})
