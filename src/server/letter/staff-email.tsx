import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'

/** To a new address of a member of staff: it counts once the button is pressed. */
export function StaffEmail({ frame, props }: { frame: Frame; props: LetterProps['staff-email'] }) {
  const { t, company } = frame
  const { hours, name, url } = props
  return (
    <Layout
      frame={frame}
      preview={t('notice.email.preview', { hours })}
      title={t('notice.email.subject')}
    >
      <Paragraph>{t('notice.greeting', { name })}</Paragraph>
      <Paragraph>{t('notice.email.text', { company: company.name })}</Paragraph>
      <Action href={url}>{t('notice.email.action')}</Action>
      <Note>{t('notice.email.preview', { hours })}</Note>
      <Note>{t('notice.email.ignore')}</Note>
    </Layout>
  )
}
