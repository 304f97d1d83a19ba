import { isPaid } from '#domain/application/status.ts'
import { findApplicationById } from '../../../data/application/application.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { ownPartOf } from '../own-part.ts'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { isForDocuments: boolean; url: string }

/** Reminds a traveller of missing answers or, after payment, documents. */
function OwnPartReminder({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.own-part-asked.preview')}
      title={t('letter.own-part-reminder.title')}
    >
      <Paragraph>
        {t(`letter.own-part-reminder.${props.isForDocuments ? 'documents' : 'answers'}`)}
      </Paragraph>
      <Action href={props.url}>{t('letter.own-part-asked.action')}</Action>
      <Note>{t('letter.own-part-asked.ignore')}</Note>
    </Layout>
  )
}

export const ownPartReminder = defineLetter<Props>({
  content: async (context) => {
    const found = await ownPartOf(context)
    if (!found) return null
    const { applicationId } = found.link
    const application =
      applicationId === null ? null : await findApplicationById(context.services.db, applicationId)
    return {
      props: { isForDocuments: application ? isPaid(application) : false, url: found.url },
    }
  },
  subject: ({ t }) => t('letter.own-part-reminder.subject'),
  View: OwnPartReminder,
})
