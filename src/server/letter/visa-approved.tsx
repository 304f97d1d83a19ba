import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Message, Paragraph, Steps } from './parts.tsx'

type Props = LetterProps['visa-approved']

export function VisaApproved({ frame, props }: { frame: Frame; props: Props }) {
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
