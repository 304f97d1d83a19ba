import { rowForTraveller } from '../../../application/for-traveller.ts'
import { type DecisionProps, decisionOf } from '../decision.ts'
import { aboutApplication, defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { HowOthersStand, type Partly, partlyOf } from '../partly.tsx'
import { Action, Facts, Message, Note, Paragraph } from '../parts.tsx'

type Props = DecisionProps & { partly: Partly | null }

function StatusChanged({ frame, props }: { frame: Frame; props: Props }) {
  const { t } = frame
  const { to, reference, message } = props
  return (
    <Layout
      frame={frame}
      preview={t('letter.status-changed.preview')}
      title={t(`letter.status-changed.title.${to}`)}
    >
      <Paragraph>{t('letter.greeting', { name: props.name })}</Paragraph>
      <Paragraph>{t(`letter.status-changed.text.${to}`)}</Paragraph>
      <HowOthersStand frame={frame} partly={to === 'processing' ? props.partly : null} />
      {message && <Message title={t('letter.message')}>{message}</Message>}
      <Facts
        rows={[
          [t('letter.fact.reference'), reference],
          [t('letter.fact.status'), t(`letter.status.${to}`)],
        ]}
      />
      <Action href={props.statusUrl}>{t('letter.status-changed.action')}</Action>
      {to === 'rejected' && <Note>{t('letter.status-changed.rejected')}</Note>}
    </Layout>
  )
}

export const statusChanged = defineLetter<Props>({
  content: aboutApplication(async (context) => {
    const { services, application, letter, now } = context
    const { applicants } = await rowForTraveller(services.db, application, now, letter.id)
    const isPartly = applicants.some(({ state }) => state === 'approved' || state === 'rejected')
    const partly = isPartly ? partlyOf(applicants, letter.language) : null
    return { props: { ...(await decisionOf(context)), partly } }
  }),
  subject: ({ t }, { reference, to }) => t(`letter.status-changed.subject.${to}`, { reference }),
  View: StatusChanged,
})
