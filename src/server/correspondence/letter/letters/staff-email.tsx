import * as z from 'zod/mini'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findEmailChange } from '../../../data/staff/email-change.ts'
import { linkToken } from '../../../platform/link-token.ts'
import { defineLetter } from '../define-letter.ts'
import { hoursBetween } from '../duration.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Note, Paragraph } from '../parts.tsx'

type Props = { name: string; hours: number; url: string }

/** Confirms a new address of a member of staff. */
function StaffEmail({ frame, props }: { frame: Frame; props: Props }) {
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

const about: z.ZodMiniType<LetterPayload['staff-email']> = z.object({ changeId: z.string() })

export const staffEmail = defineLetter<Props>({
  content: async ({ services, letter, links, now }) => {
    const { changeId } = about.parse(letter.props)
    const change = await findEmailChange(services.db, changeId, now)
    if (!change) return null
    const props = {
      name: change.name,
      hours: hoursBetween(change.createdAt, change.expiresAt),
      url: links.staffEmail(linkToken(services.linkKey, 'staff-email', change.id)),
    }
    return { props }
  },
  subject: ({ t }) => t('notice.email.subject'),
  View: StaffEmail,
})
