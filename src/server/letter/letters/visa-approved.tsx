import { findApproval } from '../../data/approval.ts'
import { readStored } from '../../stored.ts'
import { type DecisionProps, decisionOf } from '../decision.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { aboutApplication, defineLetter } from '../letter.ts'
import { Action, Facts, Message, Paragraph, Steps } from '../parts.tsx'

type Props = Omit<DecisionProps, 'to'> & {
  /** Of the attached document. */
  fileName: string
  /** Where anybody can check the document. */
  checkUrl: string
}

function VisaApproved({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { reference, message, fileName } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.visa-approved.preview')}
      title={t('letter.visa-approved.title')}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t('letter.visa-approved.text')}</Paragraph>
      {message && <Message title={t('letter.message')}>{message}</Message>}
      <Facts
        rows={[
          [t('letter.fact.reference'), reference],
          [t('letter.fact.attached'), fileName],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.visa-approved.action')}</Action>
      <Steps
        title={t('letter.visa-approved.next')}
        steps={[
          t('letter.visa-approved.next.1'),
          t('letter.visa-approved.next.2'),
          t('letter.visa-approved.next.3'),
          t('letter.visa-approved.next.4', { address: props.checkUrl }),
        ]}
      />
    </Layout>
  )
}

export const visaApproved = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { services, application, links } = context
    const approval = await findApproval(services.db, application.id)
    // Taken back before the letter went out.
    if (!approval || application.status !== 'approved') return null
    const { fileName, mediaType } = approval
    const props = { ...(await decisionOf(context)), fileName, checkUrl: links.check }
    const content = await readStored(services, approval.storageKey)
    return { props, attachments: [{ filename: fileName, contentType: mediaType, content }] }
  }),
  subject: ({ t }, { reference }) => t('letter.visa-approved.subject', { reference }),
  View: VisaApproved,
})
