import * as z from 'zod/mini'
import { referenceOf } from '#domain/application/reference.ts'
import type { DataRequestKind } from '#domain/retention.ts'
import { formatDay } from '#phrases/format.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findRequest } from '../../../data/person/data-request.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  kind: DataRequestKind
  dueOn: string
  statusUrl: string
}

function DataRequestReceived({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { kind } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.data-request-received.preview')}
      title={t(`letter.data-request-received.title.${kind}`)}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.data-request-received.text.${kind}`)}</Paragraph>
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.data-request-received.due'), formatDay(props.dueOn, language)],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      <Note>{t('letter.data-request-received.ignore')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['data-request-received']> = z.object({
  requestId: z.string(),
})

export const dataRequestReceived = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links }) => {
    const request = await findRequest(services.db, about.parse(letter.props).requestId)
    if (!request) return null
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      kind: request.kind,
      dueOn: request.dueOn,
      statusUrl: links.status(application.orderId),
    }
    return { props }
  }),
  subject: ({ t }, { kind }) => t(`letter.data-request-received.subject.${kind}`),
  View: DataRequestReceived,
})
