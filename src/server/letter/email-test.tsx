import { formatMoment } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Note, Paragraph } from './parts.tsx'

type Props = LetterProps['email-test']

export function EmailTest({ frame, props }: { frame: Frame; props: Props }) {
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
