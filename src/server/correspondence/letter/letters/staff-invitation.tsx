import * as z from 'zod/mini'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findInvitation } from '../../../data/staff/invitation.ts'
import { findStaff } from '../../../data/staff/staff.ts'
import { linkToken } from '../../../platform/link-token.ts'
import { defineLetter } from '../define-letter.ts'
import { daysBetween } from '../duration.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  /** The sender of the invitation. */
  inviter: string
  /** For a colleague who lost password or second factor. */
  isReset: boolean
  days: number
  url: string
}

function StaffInvitation({ frame, props }: { frame: Frame; props: Props }) {
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

const about: z.ZodMiniType<LetterPayload['staff-invitation']> = z.object({
  invitationId: z.string(),
})

export const staffInvitation = defineLetter<Props>({
  content: async ({ services, letter, links, now }) => {
    const { invitationId } = about.parse(letter.props)
    const invitation = await findInvitation(services.db, invitationId, now)
    const inviter = invitation && (await findStaff(services.db, invitation.invitedBy))
    if (!inviter) return null
    const props = {
      name: invitation.name,
      inviter: inviter.name,
      isReset: invitation.staffId !== null,
      days: daysBetween(invitation.createdAt, invitation.expiresAt),
      url: links.invitation(linkToken(services.linkKey, 'staff-invitation', invitation.id)),
    }
    return { props }
  },
  subject: ({ t }, { isReset }) =>
    t(`letter.staff-invitation.subject.${isReset ? 'reset' : 'new'}`),
  View: StaffInvitation,
})
