import { lastDecisionDay } from '#domain/application/decision-day.ts'
import { referenceOf } from '#domain/application/reference.ts'
import { expectedBy } from '#domain/application/speed.ts'
import { dayAtSeat } from '#domain/time/business-day.ts'
import { formatWholeDay } from '#phrases/format.ts'
import { findApplicants } from '../../../data/application/applicant.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph, Steps } from '../parts.tsx'

type Props = {
  name: string
  reference: string
  numberOfApplicants: number
  /** The promised date of filing. */
  readyBy: string
  /** When the authority has decided about all; null once it has. */
  decisionBy: string | null
  statusUrl: string
}

function DocumentsReceived({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const count = props.numberOfApplicants
  return (
    <Layout
      frame={frame}
      preview={t('letter.documents-received.preview')}
      title={t('letter.documents-received.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.documents-received.text', { count })}</Paragraph>
      <Facts rows={[[t('letter.fact.reference'), props.reference]]} />
      <Action href={props.statusUrl}>{t('letter.documents-received.action')}</Action>
      <Steps
        title={t('letter.next.title')}
        steps={[
          t('letter.documents-received.next.1', { day: formatWholeDay(props.readyBy, language) }),
          props.decisionBy
            ? t('letter.documents-received.next.2.by', {
                day: formatWholeDay(props.decisionBy, language),
              })
            : t('letter.documents-received.next.2'),
          t('letter.documents-received.next.3'),
        ]}
      />
      <Note>{t('letter.documents-received.hold')}</Note>
    </Layout>
  )
}

export const documentsReceived = defineLetter<Props>({
  content: aboutApplication(async ({ services, letter, application, links, rules }) => {
    const from = dayAtSeat(application.completedAt ?? letter.createdAt)
    const readyBy = application.dueOn ?? expectedBy(rules, application.processingType, from).latest
    const applicants = await findApplicants(services.db, application.id)
    const props = {
      name: application.contactName,
      reference: referenceOf(application.id),
      numberOfApplicants: application.numberOfApplicants,
      readyBy,
      decisionBy: lastDecisionDay(rules, applicants, readyBy),
      statusUrl: links.status(application.orderId),
    }
    return { props }
  }),
  subject: ({ t }, { reference }) => t('letter.documents-received.subject', { reference }),
  View: DocumentsReceived,
})
