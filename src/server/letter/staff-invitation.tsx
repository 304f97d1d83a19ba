import type { Frame } from './frame.ts'
import type { LetterProps } from './kinds.ts'
import { Layout } from './layout.tsx'
import { Action, Note, Paragraph } from './parts.tsx'

export function StaffInvitation({
  frame,
  props,
}: {
  frame: Frame
  props: LetterProps['staff-invitation']
}) {
  const { t, company } = frame
  const { days, inviter, isReset, name } = props
  const kind = isReset ? 'reset' : 'new'
  return (
    <Layout
      frame={frame}
      preview={t('letter.staff-invitation.preview', { days })}
      title={t('letter.staff-invitation.title', { name })}
    >
      <Paragraph>
        {t(`letter.staff-invitation.${kind}`, { inviter, company: company.name })}
      </Paragraph>
      <Action href={props.url}>{t('letter.staff-invitation.action')}</Action>
      <Note>{t('letter.staff-invitation.ignore', { days })}</Note>
    </Layout>
  )
}
