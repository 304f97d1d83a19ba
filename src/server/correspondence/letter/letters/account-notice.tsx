import * as z from 'zod/mini'
import { type AccountNotice, accountNotices, isByOwner } from '#domain/staff/account-notice.ts'
import { browserName } from '#domain/staff/browser-name.ts'
import type { RoleId } from '#domain/staff/permission.ts'
import { formatMoment } from '#phrases/format.ts'
import type { LetterPayload } from '../../../data/correspondence/letter-payload.ts'
import { findStaff } from '../../../data/staff/staff.ts'
import { defineLetter } from '../define-letter.ts'
import type { Frame } from '../frame.ts'
import { Layout } from '../layout.tsx'
import { Action, Facts, Note, Paragraph } from '../parts.tsx'

type Props = {
  name: string
  notice: AccountNotice
  at: string
  browser: { browser: string; system: string } | null
  /** The new address, if the notice is about one. */
  email: string | null
  role: RoleId | null
  roleName: string | null
  url: string
}

/** Notifies a member of staff of a change to their account, and what to do if it was not them. */
function AccountNoticeLetter({ frame, props }: { frame: Frame; props: Props }) {
  const { t, language } = frame
  const { at, browser, email, name, notice, role, roleName, url } = props
  const rows: [string, string][] = [[t('notice.fact.when'), formatMoment(at, language)]]
  if (browser) rows.push([t('notice.fact.browser'), t('notice.browser', browser)])
  return (
    <Layout
      frame={frame}
      preview={t(isByOwner(notice) ? 'notice.ignore.owner' : 'notice.preview')}
      title={t(`notice.subject.${notice}`)}
    >
      <Paragraph>{t('notice.greeting', { name })}</Paragraph>
      <Paragraph>
        {t(`notice.text.${notice}`, {
          email: email ?? '',
          role: role ?? '',
          roleName: roleName ?? '',
        })}
      </Paragraph>
      <Facts rows={rows} />
      <Action href={url}>{t('notice.action.account')}</Action>
      <Note>{t(isByOwner(notice) ? 'notice.ignore.owner' : 'notice.ignore.own')}</Note>
    </Layout>
  )
}

const about: z.ZodMiniType<LetterPayload['account-notice']> = z.object({
  staffId: z.string(),
  notice: z.enum(accountNotices),
  userAgent: z.optional(z.nullable(z.string())),
  email: z.optional(z.string()),
  role: z.optional(z.string()),
  roleName: z.optional(z.string()),
})

export const accountNotice = defineLetter<Props>({
  content: async ({ services, letter }) => {
    const { notice, userAgent, email, role, roleName, staffId } = about.parse(letter.props)
    const staff = await findStaff(services.db, staffId)
    if (!staff) return null
    const props = {
      name: staff.name,
      notice,
      at: letter.createdAt.toISOString(),
      browser: userAgent ? browserName(userAgent) : null,
      email: email ?? null,
      role: role ?? null,
      roleName: roleName ?? null,
      url: `${services.publicUrl}/admin/account`,
    }
    return { props }
  },
  subject: ({ t }, { notice }) => t(`notice.subject.${notice}`),
  View: AccountNoticeLetter,
})
