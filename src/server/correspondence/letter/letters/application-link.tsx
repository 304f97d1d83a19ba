import { referenceOf } from '#domain/application/reference.ts'
import type { ApplicationStatus } from '#domain/application/status.ts'
import { rowForTraveller } from '../../../application/for-traveller.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = { name: string; reference: string; status: ApplicationStatus; url: string }

function ApplicationLink({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.application-link.preview')}
      title={t('letter.application-link.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.application-link.text')}</Paragraph>
      <Facts
        rows={[
          [t('letter.fact.reference'), props.reference],
          [t('letter.fact.status'), t(`letter.status.${props.status}`)],
        ]}
      />
      <Action href={props.url}>{t('letter.application-link.action')}</Action>
      <Note>{t('letter.application-link.ignore')}</Note>
    </Layout>
  )
}

export const applicationLink = defineLetter<Props>({
  content: aboutApplication(async ({ services, application: row, links, now }) => {
    const { application } = await rowForTraveller(services.db, row, now)
    return {
      props: {
        name: application.contactName,
        reference: referenceOf(application.id),
        status: application.status,
        // The usual link: mail scanners would use up a one-time link.
        url: links.status(application.orderId),
      },
    }
  }),
  subject: ({ t }, { reference }) => t('letter.application-link.subject', { reference }),
  View: ApplicationLink,
})
