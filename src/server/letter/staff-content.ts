import * as z from 'zod/mini'
import { accountNotices } from '#domain/account-notice.ts'
import { browserName } from '#domain/browser-name.ts'
import { roles } from '#domain/permission.ts'
import { findStaff } from '../data/staff.ts'
import { findEmailChange } from '../data/staff-email-change.ts'
import { emailChangeToken } from '../staff/staff-token.ts'
import { letterLanguage, linksFor } from './links.ts'
import type { Work } from './work.ts'

const noticeProps = z.object({
  staffId: z.string(),
  notice: z.enum(accountNotices),
  userAgent: z.optional(z.nullable(z.string())),
  email: z.optional(z.string()),
  role: z.optional(z.enum(roles)),
})

export async function accountNotice({ services, letter }: Work) {
  const { notice, userAgent, email, role, staffId } = noticeProps.parse(letter.props)
  const staff = await findStaff(services.db, staffId)
  if (!staff) return null
  const props = {
    name: staff.name,
    notice,
    at: letter.createdAt.toISOString(),
    browser: userAgent ? browserName(userAgent) : null,
    email: email ?? null,
    role: role ?? null,
    url: `${services.publicUrl}/admin/account`,
  }
  return { kind: 'account-notice' as const, props, attachments: [] }
}

const changeProps = z.object({ changeId: z.string() })
const hourMs = 3_600_000

export async function staffEmail({ services, letter, now }: Work) {
  const { changeId } = changeProps.parse(letter.props)
  const open = await findEmailChange(services.db, changeId, now)
  if (!open) return null
  const links = linksFor(services.publicUrl, letterLanguage(letter.language))
  const props = {
    name: open.name,
    hours: Math.round((open.expiresAt.getTime() - open.createdAt.getTime()) / hourMs),
    url: links.staffEmail(emailChangeToken(services.linkKey, open.id)),
  }
  return { kind: 'staff-email' as const, props, attachments: [] }
}
