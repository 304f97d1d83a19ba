import { authorityDays } from '#domain/application/speed.ts'
import { formatDay } from '#phrases/format.ts'
import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Facts, Note, Paragraph, Steps } from './parts.tsx'

export function DocumentsReceived({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['documents-received']
}) {
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
          t('letter.documents-received.next.1', { day: formatDay(props.readyBy, language) }),
          t('letter.documents-received.next.2', { days: authorityDays }),
          t('letter.documents-received.next.3'),
        ]}
      />
      <Note>{t('letter.documents-received.hold')}</Note>
    </Layout>
  )
}
