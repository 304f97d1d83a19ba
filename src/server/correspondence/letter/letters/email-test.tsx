import { formatMoment } from '#phrases/format.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'
import type { LetterView } from '../render.tsx'

type Props = {
  /** The tester's name. */
  by: string
  sentAt: string
  url: string
}

function EmailTest({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  return (
    <Layout
      frame={frame}
      preview={t('letter.email-test.preview')}
      title={t('letter.email-test.title')}
    >
      <Paragraph>{t('letter.email-test.text')}</Paragraph>
      <Facts
        rows={[
          [t('letter.email-test.sent'), formatMoment(props.sentAt, language)],
          [t('letter.email-test.by'), props.by],
        ]}
      />
      <Action href={props.url}>{t('letter.email-test.action')}</Action>
      <Note>{t('letter.email-test.ignore')}</Note>
    </Layout>
  )
}

export const emailTest: LetterView<Props> = {
  subject: ({ t }) => t('letter.email-test.subject'),
  View: EmailTest,
}
