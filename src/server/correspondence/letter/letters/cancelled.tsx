import { referenceOf } from '#domain/application/reference.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { name: string; reference: string; statusUrl: string }

function Cancelled({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.cancelled.preview')}
      title={t('letter.cancelled.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.cancelled.text', { reference })}</Paragraph>
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      <Note>{t('letter.cancelled.ignore')}</Note>
    </Layout>
  )
}

export const cancelled = defineLetter<Props>({
  content: aboutApplication(async ({ application, links }) => ({
    props: {
      name: application.contactName,
      reference: referenceOf(application.id),
      statusUrl: links.status(application.orderId),
    },
  })),
  subject: ({ t }, { reference }) => t('letter.cancelled.subject', { reference }),
  View: Cancelled,
})
